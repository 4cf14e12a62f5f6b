import { expect, it } from 'vitest'
import { limitConcurrency } from './concurrency-limit.ts'

it('runs so many at once, lets so many wait in their order, and refuses the rest', async () => {
  const limited = limitConcurrency(2, 3)
  const ends: (() => void)[] = []
  const begun: number[] = []
  const start = (n: number) =>
    limited(() => {
      begun.push(n)
      return new Promise<void>((end) => ends.push(end))
    })
  const tasks = [1, 2, 3, 4, 5].map(start)
  await expect(start(6)).rejects.toMatchObject({ code: 'unavailable' })
  expect(begun).toEqual([1, 2])
  ends[0]!()
  await tasks[0]
  await expect.poll(() => begun).toEqual([1, 2, 3])
  for (const n of [1, 2, 3, 4]) {
    await expect.poll(() => ends.length).toBeGreaterThan(n)
    ends[n]!()
  }
  await Promise.all(tasks)
  expect(begun).toEqual([1, 2, 3, 4, 5])
})

it('a task that fails makes room as well', async () => {
  const limited = limitConcurrency(1, 0)
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limited(async () => 'next')).toBe('next')
})
