import { expect, it, onTestFinished, vi } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { claimJob, enqueue, extendLease, failJob, finishJob, type Job } from './jobs.queries.ts'

const { db } = await createTestApp()
const clear = () => db.deleteFrom('job').execute()

it('a job is claimed by only one of many concurrent workers', async () => {
  await clear()
  for (let n = 0; n < 10; n++) await enqueue(db, 'count', { n })
  const claims = await Promise.all(Array.from({ length: 40 }, () => claimJob(db)))
  const jobs = claims.filter((job) => job !== undefined)
  expect(new Set(jobs.map((job) => job.id)).size).toBe(jobs.length)
  for (let job = await claimJob(db); job; job = await claimJob(db)) jobs.push(job)
  expect(jobs.map((job) => (job.payload as { n: number }).n).toSorted()).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
  ])
})

it('a job of a dead worker is claimed by another when its lease has ended', async () => {
  await clear()
  await enqueue(db, 'mail', {})
  const first = await claimJob(db)
  expect(await claimJob(db)).toBeUndefined()
  await db
    .updateTable('job')
    .set({ leased_until: new Date(Date.now() - 1).toISOString() })
    .execute()
  expect(await claimJob(db)).toMatchObject({ id: first!.id, attempts: 2 })
})

it('a worker that renews the lease keeps its job', async () => {
  await clear()
  await enqueue(db, 'picture', {})
  const { id } = (await claimJob(db))!
  await db
    .updateTable('job')
    .set({ leased_until: new Date(Date.now() - 1).toISOString() })
    .execute()
  await extendLease(db, id)
  expect(await claimJob(db)).toBeUndefined()
})

const hours = 3 * 3_600_000

it('a clock that was set back delays no job, whether new, failed or of a dead worker', async () => {
  const earlier = Date.now() - hours
  await clear()
  await enqueue(db, 'mail', {})
  const job = (await claimJob(db, { now: earlier }))!
  expect(job).toMatchObject({ attempts: 1 })
  await failJob(db, job, new Error('no route'))
  expect(await claimJob(db)).toBeUndefined()
  expect(await claimJob(db, { now: earlier })).toMatchObject({ attempts: 2 })
  expect(await claimJob(db, { now: earlier })).toBeUndefined()
  await extendLease(db, job.id)
  expect(await claimJob(db, { now: earlier })).toMatchObject({ attempts: 3 })
})

it('no job is taken over while the clock cannot be trusted', async () => {
  await clear()
  await enqueue(db, 'mail', {})
  await claimJob(db)
  const later = Date.now() + hours
  expect(await claimJob(db, { now: later, takeOver: false })).toBeUndefined()
  expect(await claimJob(db, { now: later })).toMatchObject({ attempts: 2 })
})

it('a worker claims only its kinds of jobs', async () => {
  await clear()
  await enqueue(db, 'picture', {})
  expect(await claimJob(db, { kinds: ['mail'] })).toBeUndefined()
  expect(await claimJob(db, { kinds: ['mail', 'picture'] })).toMatchObject({ kind: 'picture' })
})

it('a failed job waits longer after each attempt, and is given up after the last', async () => {
  await clear()
  await enqueue(db, 'mail', {})
  let last = 0
  for (let attempt = 1; ; attempt++) {
    await db.updateTable('job').set({ run_at: new Date().toISOString() }).execute()
    const job = (await claimJob(db)) as Job
    await failJob(db, job, new Error('no route'))
    const row = await db.selectFrom('job').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ attempts: attempt, last_error: 'no route', leased_until: null })
    if (row.given_up_at) break
    const wait = Date.parse(row.run_at) - Date.now()
    expect(wait).toBeGreaterThan(last)
    last = wait
  }
  expect(await claimJob(db)).toBeUndefined()
})

it('a finished job is deleted, and jobs run in the order in which they were enqueued', async () => {
  await clear()
  await enqueue(db, 'first', {})
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 })
  onTestFinished(() => void vi.useRealTimers())
  await enqueue(db, 'second', {})
  const job = (await claimJob(db))!
  expect(job.kind).toBe('first')
  await finishJob(db, job.id)
  expect((await claimJob(db))!.kind).toBe('second')
})
