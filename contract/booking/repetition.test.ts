import fc from 'fast-check'
import { expect, it } from 'vitest'
import { occurrences, type RepeatedDays } from './repetition.ts'
import { addDays, weekdayOf } from '../shape/zone.ts'

const days = (changes: Partial<RepeatedDays>): RepeatedDays => ({
  from: '2026-11-16',
  to: '2026-11-16',
  repeat: null,
  repeatUntil: null,
  ...changes,
})
const begin = (repeated: RepeatedDays, first: string, last: string) =>
  [...occurrences(repeated, first, last)].map(({ from }) => from)

it('what happens once is found once, if it touches the range', () => {
  expect(begin(days({ to: '2026-11-20' }), '2026-11-20', '2026-12-31')).toEqual(['2026-11-16'])
  expect(begin(days({}), '2026-11-17', '2027-12-31')).toEqual([])
})

it('a weekly repetition crosses months and years and ends on its last day', () => {
  const monday = days({ from: '2026-12-21', to: '2026-12-21', repeat: 'week', repeatUntil: '2027-01-05' })
  expect(begin(monday, '2026-12-01', '2027-03-01')).toEqual(['2026-12-21', '2026-12-28', '2027-01-04'])
  expect(begin(monday, '2027-01-04', '2027-01-04')).toEqual(['2027-01-04'])
})

it('a yearly repetition keeps its day, and February 29 becomes March 1', () => {
  const leap = days({ from: '2028-02-29', to: '2028-02-29', repeat: 'year' })
  expect(begin(leap, '2028-01-01', '2032-12-31')).toEqual([
    '2028-02-29',
    '2029-03-01',
    '2030-03-01',
    '2031-03-01',
    '2032-02-29',
  ])
  const turn = days({ from: '2026-12-30', to: '2027-01-02', repeat: 'year' })
  expect(begin(turn, '2031-01-02', '2031-01-02')).toEqual(['2030-12-30'])
})

it('a query of a few days finds the same as a query of all days', () => {
  const day = (most: number) => fc.integer({ min: 0, max: most }).map((n) => addDays('2026-01-01', n))
  const repeated = fc
    .tuple(
      day(800),
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom('week', 'year', null),
      fc.option(day(3000)),
    )
    .map(([from, length, repeat, until]) =>
      days({
        from,
        to: addDays(from, length),
        repeat,
        repeatUntil: until !== null && until < from ? null : until,
      }),
    )
  fc.assert(
    fc.property(repeated, day(3000), fc.integer({ min: 0, max: 70 }), (one, first, more) => {
      const last = addDays(first, more)
      const all = [...occurrences(one, '2026-01-01', '2040-01-01')]
      const some = [...occurrences(one, first, last)]
      expect(some).toEqual(all.filter(({ from, to }) => to >= first && from <= last))
      if (one.repeat === 'week')
        for (const { from } of some) expect(weekdayOf(from)).toBe(weekdayOf(one.from))
    }),
    { numRuns: 2000 },
  )
})
