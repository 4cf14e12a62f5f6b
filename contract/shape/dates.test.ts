import { expect, test } from 'vitest'
import { dayEndingAt, dayInDhaka, lastDayUntil, timeInDhaka } from './dates.ts'

test('days are YYYY-MM-DD and times are HH:MM in Dhaka', () => {
  expect(dayInDhaka(new Date('2026-03-04T17:59:00Z'))).toBe('2026-03-04')
  expect(dayInDhaka(new Date('2026-03-04T18:05:00Z'))).toBe('2026-03-05')
  expect(timeInDhaka(new Date('2026-03-04T18:05:00Z'))).toBe('00:05')
  expect(timeInDhaka(new Date('2026-03-04T09:30:00Z'))).toBe('15:30')
})

test('what is held until midnight is held for all of the day before', () => {
  expect(dayEndingAt('2026-11-23T18:00:00.000Z')).toBe('2026-11-23')
  expect(dayEndingAt('2026-11-23T18:05:00.000Z')).toBeUndefined()
  expect(lastDayUntil('2026-11-23T18:00:00.000Z')).toBe('2026-11-23')
  expect(lastDayUntil('2026-11-23T18:05:00.000Z')).toBe('2026-11-24')
})
