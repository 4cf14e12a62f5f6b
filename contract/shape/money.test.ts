import { expect, it } from 'vitest'
import { decimalTaka, formatPaisa, parseTaka, percentOf, plainAmount } from './money.ts'

it('takes digits in both scripts, with or without grouping', () => {
  const typed = ['1,20,000', '৳ ১,২০,০০০', 'a lot', ' ']
  expect(typed.map(plainAmount)).toEqual(['120000', '120000', 'alot', ''])
})

it('typed taka are parsed as paisa, in both scripts', () => {
  const typed = ['500', '1,20,000', '৳ ১,২০,০০০.৫', '0.05', '17600.00', '99,99,99,999.99']
  expect(typed.map(parseTaka)).toEqual([50_000, 12_000_000, 12_000_050, 5, 1_760_000, 99_999_999_999])
  for (const wrong of ['', '-5', '1.234', '1e5', '12 taka', '.5', '99999999999'])
    expect(parseTaka(wrong)).toBe(undefined)
})

it('paisa are formatted as taka in lakh groups, with a fraction only if there is one', () => {
  const sums = [0, 5, 1_710_000, 12_000_050, -500_000]
  expect(sums.map(formatPaisa)).toEqual(['৳0', '৳0.05', '৳17,100', '৳1,20,000.50', '−৳5,000'])
})

it('a percentage is whole taka, and exact where floating point is not', () => {
  expect(percentOf(30, 9_200_000)).toBe(2_760_000)
  expect(percentOf(33, 100_00)).toBe(33_00)
  expect(percentOf(15, 10_50)).toBe(2_00)
  expect(percentOf(100, 12_345_67)).toBe(12_346_00)
})

it('gateways get two decimals and no groups', () => {
  expect([5, 1_710_000, 12_345_67].map(decimalTaka)).toEqual(['0.05', '17100.00', '12345.67'])
})
