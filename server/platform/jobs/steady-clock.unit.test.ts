import { expect, it } from 'vitest'
import { watchClock } from './steady-clock.ts'

it('setting the clock forward or back restarts the time for which it has run evenly', () => {
  let [wall, steady] = [1_000_000, 0]
  const clock = watchClock(
    () => wall,
    () => steady,
  )
  const pass = (ms: number, set = 0) => {
    wall += ms + set
    steady += ms
    return clock.read()
  }
  expect(pass(60_000)).toEqual({ now: 1_060_000, evenForMs: 60_000 })
  expect(pass(1000, 3_600_000).evenForMs).toBe(0)
  expect(pass(30_000).evenForMs).toBe(30_000)
  expect(pass(1000, -7_200_000).evenForMs).toBe(0)
  expect(pass(20_000, 100).evenForMs).toBe(20_000)
})
