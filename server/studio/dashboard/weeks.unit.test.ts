import { expect, it } from 'vitest'
import { momentInDhaka } from '../../../contract/shape/dates.ts'
import { lastWeeks, weekOf } from './weeks.ts'

it('weeks begin on Sunday in Dhaka, and the last of twelve is the current one', () => {
  const { starts, end } = lastWeeks(new Date('2026-11-19T10:00:00Z'))
  expect(starts).toHaveLength(12)
  expect(starts.at(-1)).toBe('2026-11-15')
  expect(starts[0]).toBe('2026-08-30')
  expect(end).toBe('2026-11-22')
})

it('Sunday starts six hours earlier than in UTC', () => {
  expect(lastWeeks(new Date('2026-11-21T17:59:00Z')).starts.at(-1)).toBe('2026-11-15')
  expect(lastWeeks(new Date('2026-11-21T18:00:00Z')).starts.at(-1)).toBe('2026-11-22')
  expect(momentInDhaka('2026-11-22')).toBe('2026-11-21T18:00:00.000Z')
})

it('finds the week of a day', () => {
  const { starts } = lastWeeks(new Date('2026-11-19T10:00:00Z'))
  expect(weekOf(starts, '2026-11-14')).toBe(10)
  expect(weekOf(starts, '2026-11-15')).toBe(11)
  expect(weekOf(starts, '2026-08-29')).toBe(-1)
})
