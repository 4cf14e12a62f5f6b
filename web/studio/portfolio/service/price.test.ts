import { expect, it } from 'vitest'
import { groupedPrice } from './price.ts'

it('groups what is a number and leaves the rest as it was typed', () => {
  expect(groupedPrice('120000')).toBe('1,20,000')
  expect(groupedPrice('১২০০০০')).toBe('1,20,000')
  expect(groupedPrice('12.5')).toBe('12.5')
  expect(groupedPrice('')).toBe('')
})
