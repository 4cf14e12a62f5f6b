import { expect, it } from 'vitest'
import { api } from '../api.ts'

const problemOf = (from: string, to: string) => {
  const { query } = api.calendar.availability
  return query.safeParse({ serviceId: 'a', from, to }).error?.issues[0]?.message
}

it('free days are asked for by recent dates, in either digits, two months at most', () => {
  expect(problemOf('2026-12-01', '2027-01-31')).toBeUndefined()
  expect(problemOf('২০২৬-১২-০১', '২০২৬-১২-৩১')).toBeUndefined()
  expect(problemOf('2026-12-01', '2027-02-01')).toBe('Ask for at most 62 days.')
  expect(problemOf('2026-12-01', '2026-11-30')).toBe('The last day is before the first.')
  for (const day of ['0000-01-01', '9999-12-31', '2026-02-30', '1.5', 'tomorrow', '']) {
    expect(problemOf(day, day), day).toBe('Please enter a valid date.')
    expect(problemOf(day, '2026-12-01'), day).toBe('Please enter a valid date.')
  }
})

it('blocked days that repeat need a first day', () => {
  for (const repeat of ['week', 'year'])
    for (const from of ['', '1.5']) {
      const { error } = api.calendar.block.body.safeParse({ from, to: '2026-12-01', reason: '', repeat })
      expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set(['from']))
    }
})
