import { addDays } from '../shape/zone.ts'

export const repetitions = ['week', 'year'] as const
export type Repetition = (typeof repetitions)[number]

export interface RepeatedDays {
  from: string
  to: string
  /** Null if it happens once. */
  repeat: Repetition | null
  /** The last day on which it may repeat; null for no end. */
  repeatUntil: string | null
}

const dayMs = 86_400_000
const daysFrom = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** The same day of another year; in a year without February 29 it is March 1. */
const inYear = (day: string, year: number) => {
  const [, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
}

/** The first day of the n-th occurrence. */
const beginning = ({ from, repeat }: RepeatedDays, n: number) =>
  repeat === 'year' ? inYear(from, Number(from.slice(0, 4)) + n) : addDays(from, 7 * n)

/** All occurrences that touch the days from `first` to `last`. */
export function* occurrences(days: RepeatedDays, first: string, last: string) {
  const length = daysFrom(days.from, days.to)
  const end = days.repeatUntil !== null && days.repeatUntil < last ? days.repeatUntil : last
  // Years differ in length, so start one occurrence early.
  const before = Math.floor(daysFrom(days.to, first) / (days.repeat === 'year' ? 366 : 7)) - 1
  for (let n = days.repeat ? Math.max(0, before) : 0; ; n++) {
    const from = beginning(days, n)
    if (n === 0 ? from > last : from > end) return
    const to = addDays(from, length)
    if (to >= first) yield { from, to }
    if (!days.repeat) return
  }
}
