import { expect, it } from 'vitest'
import { placeBefore } from './place-before.ts'

const named = (names: string) => [...names].map((_id) => ({ _id }))

it.each([
  ['in the middle of all', 'abcd', 'bacd', 0, 'a'],
  ['at the end of all', 'abcd', 'bcda', 3, null],
  ['at the end of a set that others follow', 'abcd', 'ba', 1, 'c'],
  ['at the end of a set that others lie between', 'axbyc', 'acb', 2, null],
] as const)('%s', (_, all, shown, place, before) => {
  expect(placeBefore(named(all), named(shown), place)).toBe(before)
})
