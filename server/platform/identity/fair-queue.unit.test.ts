import { expect, it } from 'vitest'
import { createFairQueue, withQueuePlace, type Priority } from './fair-queue.ts'

/** A queue whose tasks end when the test says so, and the order in which they began. */
function createWatched(atOnce: number, mostWaiting: number) {
  const queue = createFairQueue(atOnce, mostWaiting)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const run = (name: string) =>
    queue(() => {
      begun.push(name)
      return new Promise<void>((end) => ends.push(end))
    })
  return {
    begun,
    add: (line: string, name = line, priority: Priority = 'other') =>
      withQueuePlace({ line, priority }, () => run(name)),
    addOwn: run,
    async finish() {
      for (let n = 0; n < ends.length; n++) {
        ends[n]!()
        await new Promise(setImmediate)
      }
    },
  }
}

it('limits concurrent tasks, lets lines take turns, and shortens the longest line when it is full', async () => {
  const { add, begun, finish } = createWatched(1, 4)
  const [, ...rest] = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => add(name[0]!, name))
  await expect(add('a', 'a5')).rejects.toMatchObject({ code: 'unavailable' })
  const late = add('c', 'c1')
  await expect(rest[2]).rejects.toMatchObject({ code: 'unavailable' })
  await finish()
  await late
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
})

it('serves known visitors and the site itself first, and makes room for them', async () => {
  const { add, addOwn, begun, finish } = createWatched(1, 3)
  const first = ['x', 'a', 'b', 'c'].map((line) => add(line))
  const known = add('account of somebody', 'known', 'known')
  await expect(Promise.all(first)).rejects.toMatchObject({ code: 'unavailable' })
  const own = addOwn('own')
  await finish()
  await Promise.all([known, own])
  expect(begun.slice(0, 3)).toEqual(['x', 'known', 'own'])
  expect(begun).toHaveLength(4)
})

it('serves networks with a first guess before those with earlier guesses', async () => {
  const { add, begun, finish } = createWatched(1, 3)
  const there = ['x', 'a', 'b'].map((line) => add(line))
  const all = [...there, add('c', 'c', 'first'), add('d', 'd', 'first')]
  await expect(there[2]).rejects.toMatchObject({ code: 'unavailable' })
  await finish()
  await Promise.allSettled(all)
  expect(begun).toEqual(['x', 'c', 'd', 'a'])
})

it('refuses new tasks if every line has only one waiting', async () => {
  const { add, finish } = createWatched(1, 2)
  const there = ['x', 'a', 'b'].map((line) => add(line))
  await expect(add('c')).rejects.toMatchObject({ code: 'unavailable' })
  await finish()
  await Promise.all(there)
})

it('a failed task frees its slot', async () => {
  const queue = createFairQueue(1, 0)
  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue(async () => 'next')).toBe('next')
})
