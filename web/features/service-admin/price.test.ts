import { expect, it } from 'vitest'
import { groupedPrice, plainPrice } from './price.ts'

it('takes digits in both scripts, with or without grouping', () => {
  expect(plainPrice('1,20,000')).toBe('120000')
  expect(plainPrice('৳ ১,২০,০০০')).toBe('120000')
  expect(plainPrice('a lot')).toBe('alot')
  expect(plainPrice(' ')).toBe('')
})

it('groups what is a number and leaves the rest as it was typed', () => {
  expect(groupedPrice('120000')).toBe('1,20,000')
  expect(groupedPrice('১২০০০০')).toBe('1,20,000')
  expect(groupedPrice('12.5')).toBe('12.5')
  expect(groupedPrice('')).toBe('')
})
