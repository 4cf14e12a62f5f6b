import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../db/open.ts'
import { ownerToken } from '../../testing/owner-token.ts'
import { startSite } from '../../testing/site-process.ts'

/** Takes long enough to be interrupted. */
const heavy = 20_000_000

it('a site that was killed during a backup makes it again and removes the unfinished file', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aloka-backup-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const settings = { DATA_DIR: dataDir, LIMITS: 'off', LOG_LEVEL: 'silent' }
  await mkdir(join(dataDir, 'originals'), { recursive: true })
  await writeFile(join(dataDir, 'originals', 'heavy'), randomBytes(heavy))
  const files = () => readdir(join(dataDir, 'backups')).catch(() => [] as string[])
  const isUnfinished = (name: string) => name.endsWith('.part')

  const first = await startSite(settings)
  const headers = { authorization: `Bearer ${await ownerToken(first.url)}` }
  expect((await fetch(`${first.url}/api/make-backup`, { method: 'POST', headers })).status).toBe(200)
  await expect.poll(async () => (await files()).some(isUnfinished), { interval: 5 }).toBe(true)
  await first.end('SIGKILL')
  const half = (await files()).find(isUnfinished)!

  // As if the lease of the dead process had ended and its unfinished file were old.
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  await utimes(join(dataDir, 'backups', half), longAgo, longAgo)
  const database = openDatabase({ dataDir })
  await database.db.updateTable('job').set({ leased_until: null }).execute()
  await database.close()

  const second = await startSite(settings)
  onTestFinished(async () => void (await second.end('SIGTERM')))
  const again = { authorization: `Bearer ${await ownerToken(second.url)}` }
  const backups = async () => {
    const reply = await fetch(`${second.url}/api/backups`, { headers: again })
    return (await reply.json()) as { data: { check: { problem: string | null } | null }[]; making: unknown }
  }
  await expect
    .poll(backups, { interval: 200 })
    .toMatchObject({ data: [{ check: { problem: null } }], making: null })
  expect(await files()).not.toContain(half)
})
