import { addDays, weekdayOf } from './zone.ts'

/** '2026-12' of '2026-12-18'. */
export const monthOf = (day: string) => day.slice(0, 7)

export const firstDayOf = (month: string) => `${month}-01`

export function addMonths(month: string, months: number) {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}

export const lastDayOf = (month: string) => addDays(firstDayOf(addMonths(month, 1)), -1)

/** The same day in another month, or its last day if it is shorter. */
export function sameDayIn(month: string, day: string) {
  const wanted = `${month}-${day.slice(8)}`
  const last = lastDayOf(month)
  return wanted < last ? wanted : last
}

/** The weeks of a month from Sunday to Saturday; undefined for days of other months. */
export function weeksOf(month: string) {
  const first = firstDayOf(month)
  const cells: (string | undefined)[] = Array.from({ length: weekdayOf(first) })
  for (let day = first; monthOf(day) === month; day = addDays(day, 1)) cells.push(day)
  while (cells.length % 7 > 0) cells.push(undefined)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
