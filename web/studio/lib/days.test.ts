import { expect, it } from 'vitest'
import { daysBetween, fullDay, longDay, relativeDay, shortDay, yearDay } from './days.ts'

it('formats days without a time zone shift', () => {
  expect(fullDay('2026-11-19')).toBe('Thursday, November 19, 2026')
  expect(longDay('2026-11-22')).toBe('Sunday, November 22')
  expect(yearDay('2026-01-01')).toBe('Jan 1, 2026')
  expect(shortDay('2026-01-01')).toBe('Jan 1')
})

it('days in words, seen from another day', () => {
  for (const [day, words] of [
    ['2026-11-19', 'today'],
    ['2026-11-20', 'tomorrow'],
    ['2026-11-22', 'in 3 days'],
    ['2026-11-18', 'yesterday'],
    ['2026-10-28', '22 days ago'],
    ['2026-08-09', '3 months ago'],
    ['2027-11-19', 'in 12 months'],
  ] as const) {
    expect(relativeDay('2026-11-19', day), day).toBe(words)
  }
})

it('counts the days between two days', () => {
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1)
})
