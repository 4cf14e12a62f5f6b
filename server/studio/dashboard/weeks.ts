import { dayInDhaka } from '../../../contract/shape/dates.ts'

const weekCount = 12
const dayMs = 86_400_000

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The Sundays on which the last twelve weeks began, oldest first, and the end of the last week. */
export function lastWeeks(now = new Date()) {
  const today = dayInDhaka(now)
  const sunday = addDays(today, -new Date(`${today}T00:00:00Z`).getUTCDay())
  const starts = Array.from({ length: weekCount }, (_, index) => addDays(sunday, (index + 1 - weekCount) * 7))
  return { starts, end: addDays(sunday, 7) }
}

/** The index of the week of a day; -1 if it is before all of them. */
export const weekOf = (starts: string[], day: string) => starts.findLastIndex((start) => start <= day)
