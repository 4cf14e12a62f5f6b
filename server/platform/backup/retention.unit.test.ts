import { expect, it } from 'vitest'
import { outdatedBackups } from './retention.ts'

const dayMs = 86_400_000
/** A Saturday, at two in the night in Dhaka. */
const newest = Date.parse('2026-11-20T20:00:00.000Z')
const backups = (days: number[]) =>
  days.map((day) => ({ madeAt: new Date(newest - day * dayMs).toISOString() }))
const daysAgo = (rows: { madeAt: string }[]) =>
  rows.map(({ madeAt }) => (newest - Date.parse(madeAt)) / dayMs)
const through = (days: number) => Array.from({ length: days }, (_, day) => day)
const keptOf = (days: number[]) => {
  const gone = new Set(daysAgo(outdatedBackups(backups(days))))
  return days.filter((day) => !gone.has(day))
}

it('keeps the last seven days, and the last day of each of the last four weeks', () => {
  expect(keptOf(through(60))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 21])
})

it('gives the same result when it runs every day', () => {
  let kept: number[] = []
  for (const day of through(60).toReversed()) kept = keptOf([...kept, day])
  expect(kept.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 21])
})

it('keeps the newest backup of a day', () => {
  const early = { madeAt: '2026-11-19T18:30:00.000Z' }
  const late = { madeAt: '2026-11-20T17:30:00.000Z' }
  expect(outdatedBackups([early, late])).toEqual([early])
})

it('counts only days and weeks that have a backup, even if they are long ago', () => {
  expect(keptOf([0, 100, 101, 200, 300, 400, 500, 600, 700])).toEqual([0, 100, 101, 200, 300, 400, 500])
  expect(outdatedBackups([])).toEqual([])
})
