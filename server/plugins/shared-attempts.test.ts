import { expect, it, onTestFinished, vi } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { createSharedAttempts } from './shared-attempts.ts'

const { db } = await createTestApp()
const Attempts = createSharedAttempts(db)

const attempt = (groupId: string, windowMs: number) =>
  new Promise<number>((done, fail) => {
    const store = new Attempts({ groupId } as never)
    store.incr('192.0.2.1', (error, result) => (error ? fail(error) : done(result!.current)), windowMs, 10)
  })

it('processes that share a database count together, each limit for itself', async () => {
  expect(await Promise.all([attempt('form', 60_000), attempt('form', 60_000)])).toContain(2)
  expect(await attempt('form', 60_000)).toBe(3)
  expect(await attempt('review', 60_000)).toBe(1)
})

it('a window that has ended begins anew', async () => {
  expect(await attempt('upload', 1)).toBe(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await attempt('upload', 1)).toBe(1)
})

it('a clock that is set back makes no window longer', async () => {
  expect(await attempt('sign-in', 60_000)).toBe(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await attempt('sign-in', 60_000)).toBe(1)
  expect(await attempt('sign-in', 60_000)).toBe(2)
})
