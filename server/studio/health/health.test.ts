import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { enqueue } from '../../platform/jobs/jobs.queries.ts'
import { messageExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

it('shows the owner jobs, mails, disk, database, last backup and versions', async () => {
  const { call, db, database } = await createTestApp()
  const health = async () => (await call(api.health.one, { as: 'owner' })).body.data
  expect(await health()).toMatchObject({
    jobs: { waiting: 0, givenUp: 0, oldest: null },
    mails: { waiting: 0, failed: 0, sent: 0, sending: 'outbox' },
    lastBackup: null,
  })
  const before = new Date().toISOString()
  await call(api.message.add, { body: messageExample })
  await db
    .updateTable('job')
    .set({ given_up_at: before })
    .where('id', '=', (e) => e.selectFrom('job').select((j) => j.fn.min('id').as('id')))
    .execute()
  for (const kind of ['sizes', 'sweep']) await enqueue(db, kind, {})
  await db.updateTable('job').set({ given_up_at: before }).where('kind', '=', 'sweep').execute()
  await db.insertInto('setting').values({ name: 'last-backup', value: before }).execute()
  const now = await health()
  expect(now).toMatchObject({
    jobs: { waiting: 1, givenUp: 1 },
    mails: { waiting: 1, failed: 1, sent: 0 },
    database: { engine: database.engine, version: expect.stringMatching(/^\d+\.\d+/) },
    lastBackup: before,
    versions: { node: process.versions.node },
  })
  expect(now.jobs.oldest >= before).toBe(true)
  expect(now.database.size).toBeGreaterThan(10_000)
  expect(now.disk.free).toBeGreaterThan(0)
  expect(now.disk.total).toBeGreaterThan(now.disk.free)
})
