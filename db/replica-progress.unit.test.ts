import { expect, it } from 'vitest'
import { createProgress, lateByMs } from './replica-progress.ts'

it('a replica is late until it is known how far it has come', () => {
  const progress = createProgress()
  expect(progress.isLate(0)).toBe(true)
  progress.note({ at: 1000, position: 50 }, 50)
  expect(progress.isLate(1000)).toBe(false)
  expect(progress.isLate(1000 + lateByMs)).toBe(true)
})

it('one that stands still is late when the oldest it lacks is, and not sooner', () => {
  const progress = createProgress()
  for (let at = 0; at <= 10_000; at += 500) {
    // From 2000 on the primary moves and the replica does not.
    progress.note({ at, position: at < 2000 ? 7 : at }, 7)
    expect(progress.isLate(at)).toBe(at >= 1500 + lateByMs)
  }
})

it('one that is always a second behind is not late', () => {
  const progress = createProgress()
  const late = []
  for (let at = 0; at <= 20_000; at += 500) {
    progress.note({ at, position: at }, at - 1000)
    if (progress.isLate(at)) late.push(at)
  }
  // Not before it was seen to have anything.
  expect(late).toEqual([0, 500])
})

it('one that failed is late until it was seen again', () => {
  const progress = createProgress()
  progress.note({ at: 0, position: 1 }, 1)
  progress.forget()
  expect(progress.isLate(1)).toBe(true)
  progress.note({ at: 500, position: 1 }, 1)
  expect(progress.isLate(501)).toBe(false)
})
