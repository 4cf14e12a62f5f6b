import { expect, it } from 'vitest'
import { addMonths, lastDayOf, sameDayIn, weeksOf } from './month.ts'

it('months follow one another across years, each with its last day', () => {
  expect([addMonths('2026-12', 1), addMonths('2027-01', -1), addMonths('2026-11', 14)]).toEqual([
    '2027-01',
    '2026-12',
    '2028-01',
  ])
  expect([lastDayOf('2028-02'), lastDayOf('2026-12')]).toEqual(['2028-02-29', '2026-12-31'])
  expect([sameDayIn('2027-02', '2026-12-31'), sameDayIn('2027-02', '2026-12-07')]).toEqual([
    '2027-02-28',
    '2027-02-07',
  ])
})

it('weeks begin on Sunday and have no days of other months', () => {
  const weeks = weeksOf('2026-12')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([
    undefined,
    undefined,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ])
  expect(weeks[4]!.slice(3)).toEqual(['2026-12-30', '2026-12-31', undefined, undefined])
  expect(weeksOf('2026-02')).toHaveLength(4)
})
