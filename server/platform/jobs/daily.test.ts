import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { enqueueDaily } from './daily.ts'

it('a daily job is enqueued once a day, also by several processes', async () => {
  const { db } = await createTestApp()
  const work = { kind: 'sweep', setting: 'last-sweep' }
  const asked = await Promise.all(Array.from({ length: 8 }, () => enqueueDaily(db, work, '2030-01-01')))
  expect(asked.filter(Boolean)).toHaveLength(1)
  expect(await enqueueDaily(db, work, '2030-01-02')).toBe(true)
  expect(await db.selectFrom('job').select('kind').execute()).toEqual([{ kind: 'sweep' }, { kind: 'sweep' }])
})

it('a job with fromSecondDay is not enqueued on the first day', async () => {
  const { db } = await createTestApp()
  const work = { kind: 'backup', payload: { daily: true }, setting: 'last-daily-backup', fromSecondDay: true }
  const days = ['2030-01-01', '2030-01-01', '2030-01-02', '2030-01-02']
  const asked: boolean[] = []
  for (const day of days) asked.push(await enqueueDaily(db, work, day))
  expect(asked).toEqual([false, false, true, false])
  expect(await db.selectFrom('job').select('payload').execute()).toEqual([{ payload: { daily: true } }])
})
