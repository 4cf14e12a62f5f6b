import { expect, it } from 'vitest'
import { cardExcerpt, groupDigits, oneDecimal, taka, groupedPrice } from './format.ts'

it('formats whole taka with South Asian grouping', () => {
  expect([950, 18_000, 120_000, 12_345_678].map(taka)).toEqual([
    '৳950',
    '৳18,000',
    '৳1,20,000',
    '৳1,23,45,678',
  ])
  expect(groupDigits(120_000)).toBe('1,20,000')
})

it('cuts details to 100 characters followed by an ellipsis', () => {
  expect(cardExcerpt('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`)
  expect(cardExcerpt('ক্ষি'.repeat(120))).toBe(`${'ক্ষি'.repeat(100)}…`)
  expect(cardExcerpt('short')).toBe('short')
})

it('shows ratings with one decimal', () => {
  expect([4, 4.6].map(oneDecimal)).toEqual(['4.0', '4.6'])
})

it('groups the digits of a number and leaves other input unchanged', () => {
  expect(groupedPrice('120000')).toBe('1,20,000')
  expect(groupedPrice('১২০০০০')).toBe('1,20,000')
  expect(groupedPrice('12.5')).toBe('12.5')
  expect(groupedPrice('')).toBe('')
})
