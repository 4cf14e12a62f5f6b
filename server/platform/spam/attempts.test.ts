import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { addAttempt } from './attempt.queries.ts'
import { createMemoryCounter, createSharedCounter, type Counter } from './attempts.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { db } = await createTestApp()
const minute = 60_000

const counters: [string, (most?: number) => Counter][] = [
  ['in memory', createMemoryCounter],
  ['in the database', (most) => createSharedCounter(db, most)],
]

describe.each(counters)('attempts that are counted %s', (place, create) => {
  const form = `form ${place}`

  it('are counted for each limit and each visitor separately', async () => {
    const count = create()
    const seen: number[] = []
    for (const [what, who] of [
      [form, '192.0.2.1'],
      [form, '192.0.2.1'],
      [`review ${place}`, '192.0.2.1'],
      [form, '192.0.2.2'],
    ] as const)
      seen.push((await count(what, who, minute)).count)
    expect(seen).toEqual([1, 2, 1, 1])
  })

  it('start again when their window has ended, also if the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    const count = create()
    const attempt = async () => (await count(`${form} again`, '192.0.2.1', minute)).count
    expect([await attempt(), await attempt()]).toEqual([1, 2])
    vi.advanceTimersByTime(minute + 1)
    expect([await attempt(), await attempt()]).toEqual([1, 2])
    vi.setSystemTime(Date.now() - 3 * 3_600_000)
    vi.advanceTimersByTime(minute + 1)
    expect(await attempt()).toBe(1)
  })

  it('are never forgotten early: with too many windows, new networks share one', async () => {
    const others = 40
    const count = create(others)
    const attempt = async (who: string) => (await count(`${form} many`, who, minute)).count
    expect([await attempt('192.0.2.1'), await attempt('192.0.2.1')]).toEqual([1, 2])
    // The shared counter checks the number of windows only now and then.
    for (let n = 0; n < 1100; n++) await attempt(`2001:db8:${n}:0::/64`)
    expect(await attempt('192.0.2.1')).toBe(3)
    const [one, same, other] = [
      await attempt('2001:db8:ffff:1::/64'),
      await attempt('2001:db8:ffff:2::/64'),
      await attempt('2001:db8:eeee:1::/64'),
    ]
    expect([one, same, other]).toEqual([1, 2, 1])
    expect([await attempt('198.51.100.1'), await attempt('198.51.7.1')]).toEqual([1, 2])
    expect(await attempt('account of somebody')).toBe(1)
  })
})

it('processes that share a database count together', async () => {
  const [one, other] = [createSharedCounter(db), createSharedCounter(db)]
  const counts = await Promise.all([one, other].map((count) => count('upload', '192.0.2.1', minute)))
  expect(counts.map(({ count }) => count).toSorted()).toEqual([1, 2])
})

it('concurrent attempts never exceed their limit, and a refused one changes nothing', async () => {
  const take = () => addAttempt(db, 'bounded', minute, 5)
  const taken = await Promise.all(Array.from({ length: 12 }, take))
  expect(
    taken
      .filter(Boolean)
      .map((attempt) => attempt!.count)
      .toSorted(),
  ).toEqual([1, 2, 3, 4, 5])
  const row = () => db.selectFrom('attempt').selectAll().where('key', '=', 'bounded').executeTakeFirst()
  const before = await row()
  expect(await take()).toBeUndefined()
  expect(await row()).toEqual(before)
})
