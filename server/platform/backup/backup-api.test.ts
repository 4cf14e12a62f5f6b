import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { makeOwner } from '../identity/owner.ts'
import { claimJob, failJob, finishJob } from '../jobs/jobs.queries.ts'
import { openStorage } from '../media/storage.ts'
import { cheapPasswords, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addService } from '../../testing/examples.ts'
import { createBackupJobs } from './backup-jobs.ts'
import { backupJob, checkJob } from './backup.queries.ts'
import { backupFile, backupFolder } from './backup-files.ts'
import { requireRoom } from './disk-room.ts'

/** Runs all backup jobs of the queue. */
async function work({ db, database, config }: TestApp, signal?: AbortSignal) {
  const handlers = createBackupJobs(database, config, signal)
  for (let job; (job = await claimJob(db, { kinds: [backupJob, checkJob] }));)
    await handlers[job.kind as typeof backupJob](job.payload as never).then(
      () => finishJob(db, job!.id),
      (error: unknown) => failJob(db, job!, error),
    )
}

const listOf = async ({ call }: TestApp) => (await call(api.backup.list, { as: 'owner' })).body
const lastOf = async ({ call }: TestApp) => (await call(api.health.one, { as: 'owner' })).body.data.lastBackup

async function withBackup() {
  const app = await createTestApp()
  await addService(app, { title: 'বিয়ের ছবি' })
  await app.call(api.backup.make, { as: 'owner' })
  await work(app)
  const { data } = await listOf(app)
  return { app, id: data[0]._id as string }
}

it('a requested backup waits in the queue, and is listed with its size and its check once it was made', async () => {
  const app = await createTestApp()
  expect(await listOf(app)).toMatchObject({ data: [], making: null, daily: false })
  expect((await app.call(api.backup.make, { as: 'owner' })).body.message).toBe('The backup is being made')
  expect((await listOf(app)).making).toEqual({ state: 'waiting', problem: null })
  const again = await app.call(api.backup.make, { as: 'owner' })
  expect([again.status, again.body.error]).toEqual([409, 'A backup is already being made.'])
  const job = await claimJob(app.db, { kinds: [backupJob] })
  expect((await listOf(app)).making).toEqual({ state: 'running', problem: null })
  await app.db.updateTable('job').set({ leased_until: null, attempts: 0 }).where('id', '=', job!.id).execute()
  await work(app)
  const { data, making } = await listOf(app)
  expect(making).toBeNull()
  expect(data).toHaveLength(1)
  const { size } = await stat(backupFile(app.config.dataDir, data[0]._id))
  expect(data[0]).toMatchObject({ size, daily: false, checking: false, check: { files: 0, problem: null } })
  expect(data[0].check.rows).toBeGreaterThan(5)
  expect((await stat(backupFolder(app.config.dataDir))).mode & 0o777).toBe(0o700)
  expect((await lastOf(app)).slice(0, 10)).toBe(data[0].madeAt.slice(0, 10))
})

it('the file is sent unchanged, with its length and name, and is not cached', async () => {
  const { app, id } = await withBackup()
  const token = await app.tokens.sign({
    id: 'session-owner',
    viewer: { uid: 'owner-1', email: '', displayName: '', photoURL: '', role: 'owner' },
  })
  const url = `/api/backups/${id}/file`
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' }
  const reply = await app.app.inject({ url, headers })
  const bytes = await readFile(backupFile(app.config.dataDir, id))
  expect(reply.rawPayload.equals(bytes)).toBe(true)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/gzip',
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="${id}.tar.gz"`,
    'cache-control': 'no-store',
  })
  expect(reply.headers['content-encoding']).toBeUndefined()
})

it('the session cookie of the owner opens the link to the file, and no other cookie does', async () => {
  const { app, id } = await withBackup()
  const password = 'secret-enough'
  const headers = { origin: 'http://localhost:3000' }
  const signIn = async (path: string, body: object) => {
    const reply = await app.send('POST', `/api/auth/${path}/email`, { body, headers })
    return [reply.headers['set-cookie'] as string | string[]]
      .flat()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  }
  const customer = await signIn('sign-up', { name: 'A', email: 'a@example.com', password })
  await makeOwner(app.db, 'me@example.com', await cheapPasswords.hash(password))
  const owner = await signIn('sign-in', { email: 'me@example.com', password })
  const open = async (cookie: string, path = `/api/backups/${id}/file`) =>
    (await app.app.inject({ url: path, headers: { cookie } })).statusCode
  expect([await open(owner), await open(customer), await open('')]).toEqual([200, 403, 401])
  expect(await open(owner, '/api/backups'), 'other calls want a token').toBe(401)
})

it('a check detects a damaged file, which then no longer counts as the last good backup', async () => {
  const { app, id } = await withBackup()
  expect(await lastOf(app)).not.toBeNull()
  const file = backupFile(app.config.dataDir, id)
  const bytes = await readFile(file)
  // More than a bit: between two blocks of gzip there are some that mean nothing.
  bytes.fill(0xff, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 32)
  await writeFile(file, bytes)
  const asked = await app.call(api.backup.check, { as: 'owner', params: { id } })
  expect(asked.body.message).toBe('The backup is being checked')
  expect((await listOf(app)).data[0].checking).toBe(true)
  await work(app, AbortSignal.abort())
  expect((await listOf(app)).data[0], 'a check that was stopped says nothing').toMatchObject({
    checking: true,
    check: { problem: null },
  })
  await app.db.updateTable('job').set({ run_at: new Date().toISOString() }).execute()
  await work(app)
  const [damaged] = (await listOf(app)).data
  expect(damaged).toMatchObject({
    checking: false,
    check: { problem: `${id}.tar.gz is damaged, or no backup of this site.` },
  })
  expect(await lastOf(app)).toBeNull()
})

it('a deleted backup is gone, and names that are not of a backup are not found', async () => {
  const { app, id } = await withBackup()
  await writeFile(join(app.config.dataDir, 'backups', 'notes.tar.gz'), 'mine')
  expect((await listOf(app)).data).toHaveLength(1)
  for (const endpoint of [api.backup.check, api.backup.download, api.backup.remove])
    for (const [name, status] of [
      ['notes', 404],
      ['aloka-2020-01-01T00-00-00', 404],
      ['..%2Faloka', 400],
    ] as const)
      expect((await app.call(endpoint, { as: 'owner', params: { id: name } })).status).toBe(status)
  await app.call(api.backup.remove, { as: 'owner', params: { id } })
  expect((await listOf(app)).data).toEqual([])
  expect(await readdir(backupFolder(app.config.dataDir))).toEqual(['notes.tar.gz'])
})

it('a backup is refused with a sentence if the disk has too little room', async () => {
  const app = await createTestApp()
  const room = requireRoom(app.database, openStorage(app.config), app.config.dataDir, async () => 3_000_000)
  await expect(room).rejects.toThrow(/^There is not enough room on the disk: .+ and 3\.0 MB are free\./)
})

it('a failure is shown until the next backup, and leaves no file behind', async () => {
  const app = await createTestApp()
  await app.call(api.backup.make, { as: 'owner' })
  await work(app, AbortSignal.abort())
  expect((await listOf(app)).making).toMatchObject({ state: 'waiting', problem: expect.any(String) })
  await app.db.updateTable('job').set({ given_up_at: new Date().toISOString() }).execute()
  expect((await listOf(app)).making).toMatchObject({ state: 'failed' })
  expect(await readdir(backupFolder(app.config.dataDir))).toEqual([])
  expect((await app.call(api.backup.make, { as: 'owner' })).status).toBe(200)
  await work(app)
  expect(await listOf(app)).toMatchObject({ making: null, data: [{ daily: false }] })
})

it('a daily backup removes outdated daily ones, and none made by hand', async () => {
  const app = await createTestApp()
  const folder = backupFolder(app.config.dataDir)
  await mkdir(folder)
  const days = Array.from({ length: 20 }, (_, day) => `2026-01-${String(day + 1).padStart(2, '0')}`)
  for (const day of days)
    for (const end of ['', '-daily']) await writeFile(join(folder, `aloka-${day}T10-00-00${end}.tar.gz`), '')
  await createBackupJobs(app.database, app.config)[backupJob]({ daily: true })
  const { data } = await listOf(app)
  const daily = data.filter((backup: { daily: boolean }) => backup.daily)
  expect(data.length - daily.length).toBe(20)
  expect(daily[0].check.problem).toBeNull()
  const old = daily.slice(1).map(({ madeAt }: { madeAt: string }) => madeAt.slice(8, 10))
  expect(old).toEqual(['20', '19', '18', '17', '16', '15', '10'])
})
