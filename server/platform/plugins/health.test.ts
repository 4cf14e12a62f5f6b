import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, inject, it, onTestFinished } from 'vitest'
import { api } from '../../../contract/api.ts'
import { messageExample } from '../../testing/examples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const engine = inject('engine')
const ready = { success: true, data: 'ready' }
const refused = { status: 503, headers: { 'retry-after': '5' } }

const readiness = (app: TestApp) => async () => (await app.send('GET', '/api/ready')).status
/** One answer serves for a second. */
const soon = { interval: 100, timeout: 30_000 }

it('a site with a working database and disk is alive and ready', async () => {
  const { send } = await createTestApp()
  expect((await send('GET', '/api/health')).body).toEqual({ success: true, data: 'alive' })
  expect((await send('GET', '/api/ready')).body).toEqual(ready)
})

it('a database that is not migrated is not ready', async () => {
  const app = await createTestApp()
  await app.db.schema.dropTable('kysely_migration').execute()
  expect(await app.send('GET', '/api/ready')).toMatchObject(refused)
})

/** From its next query on. */
async function letReadOnly({ db }: TestApp) {
  if (engine === 'sqlite') return void (await sql`pragma query_only = on`.execute(db))
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  await sql`alter database ${sql.id(rows[0]!.name)} set default_transaction_read_only = on`.execute(db)
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  await others.execute(db)
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => {})
}

it('a site with a read-only database is not ready, and writes are answered with 503', async () => {
  const app = await createTestApp()
  await letReadOnly(app)
  await expect.poll(readiness(app), soon).toBe(503)
  expect(await app.call(api.message.add, { body: messageExample })).toMatchObject(refused)
  expect((await app.send('GET', '/api/health')).status).toBe(200)
  expect((await app.call(api.service.list)).status).toBe(200)
})

it('a site without its data folder is not ready until the folder is back', async () => {
  const app = await createTestApp()
  const { dataDir } = app.config
  await rename(dataDir, `${dataDir}-away`)
  await expect.poll(readiness(app), soon).toBe(503)
  await rename(`${dataDir}-away`, dataDir)
  await expect.poll(readiness(app), soon).toBe(200)
})

it.runIf(engine === 'sqlite')(
  'while another process holds the write lock, writes get 503 and reads are answered',
  async () => {
    const { call, send, config } = await createTestApp()
    const other = new DatabaseSync(join(config.dataDir, 'aloka.sqlite'))
    onTestFinished(() => other.close())
    other.exec('begin immediate')
    const write = call(api.message.add, { body: messageExample })
    const signIn = send('POST', '/api/auth/sign-up/email', {
      body: { name: 'Rafi', email: 'rafi@example.org', password: 'long-enough' },
      headers: { origin: config.publicUrl },
    })
    const since = performance.now()
    expect((await send('GET', '/api/health')).status).toBe(200)
    expect((await call(api.service.list)).status).toBe(200)
    expect((await call(api.message.list, { as: 'owner' })).status).toBe(200)
    expect(performance.now() - since).toBeLessThan(2000)
    expect(await write).toMatchObject(refused)
    expect(await signIn).toMatchObject(refused)
  },
)
