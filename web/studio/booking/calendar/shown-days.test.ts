import { expect, it } from 'vitest'
import { addressOf, daysFrom, rangeOf, shownIn, stepName, stepped, titleOf } from './shown-days.ts'

const today = '2026-11-19'
const at = (query: string) => shownIn(`https://aloka.example/admin/calendar${query}`, today)

it('shows the month of today without a query', () => {
  expect(at('')).toEqual({ view: 'month', day: today })
  expect(at('?view=week&day=2026-12-24')).toEqual({ view: 'week', day: '2026-12-24' })
  for (const wrong of ['?view=year', '?day=2026-13-01', '?day=yesterday', '?day=0001-01-01', '?day='])
    expect(at(wrong)).toEqual({ view: 'month', day: today })
})

it('shows a month in whole weeks from Sunday, within the limit of the API', () => {
  expect(rangeOf(at(''))).toEqual({ from: '2026-11-01', to: '2026-12-05' })
  for (const month of daysFrom('2024-01-01', '2028-12-31').filter((day) => day.endsWith('-01'))) {
    const { from, to } = rangeOf({ view: 'month', day: month })
    expect(daysFrom(from, to).length % 7).toBe(0)
    expect(daysFrom(from, to).length).toBeLessThanOrEqual(42)
    expect(from <= month && month <= to).toBe(true)
  }
})

it('moves by month, by week and by a page of the agenda', () => {
  expect(stepped({ view: 'month', day: '2026-01-31' }, 1).day).toBe('2026-02-01')
  expect(stepped({ view: 'month', day: '2026-01-31' }, -1).day).toBe('2025-12-01')
  expect(stepped({ view: 'week', day: today }, -1).day).toBe('2026-11-12')
  expect(stepped({ view: 'agenda', day: today }, 1).day).toBe('2026-12-20')
})

it('names titles and steps, and builds addresses that lead back', () => {
  expect(titleOf(at(''), today)).toBe('November 2026')
  expect(titleOf(at('?view=week'), today)).toBe('November 15 to 21')
  expect(titleOf(at('?view=week&day=2026-12-01'), today)).toBe('November 29 to December 5')
  expect(titleOf(at('?view=agenda'), today)).toBe('From today')
  expect(stepName(stepped(at(''), 1))).toBe('December')
  expect(shownIn(`https://x.example${addressOf(at('?view=agenda&day=2027-02-01'))}`, today)).toEqual({
    view: 'agenda',
    day: '2027-02-01',
  })
})
