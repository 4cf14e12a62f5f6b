import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Db } from '../../db/open.ts'
import { outboxOf } from '../../server/platform/mail/transport.ts'
import { freePort, startSite } from '../../server/testing/site-process.ts'

/** Waits for a condition; returns whether it came true in time. */
export async function until(isSo: () => boolean | Promise<boolean>, withinMs: number, lookEveryMs = 20) {
  const deadline = performance.now() + withinMs
  while (!(await isSo())) {
    if (performance.now() > deadline) return false
    await sleep(lookEveryMs)
  }
  return true
}

type Program = Parameters<typeof startSite>[1]

/** A site that can be started again and again with the same address, folder and database. */
export async function openStage(settings: Record<string, string> = {}, dataDir?: string) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'aloka-fault-')))
  const port = await freePort()
  const databaseUrl = settings.DATABASE_URL

  /** Queries the database directly. */
  async function look<T>(read: (db: Db) => Promise<T>) {
    const { db, close } = openDatabase({ dataDir: folder, databaseUrl })
    try {
      return await read(db)
    } finally {
      await close()
    }
  }

  const countWaitingMails = () =>
    look(async (db) => (await db.selectFrom('job').select('id').where('kind', '=', 'mail').execute()).length)

  return {
    url: `http://localhost:${port}`,
    dataDir: folder,
    start: (program?: Program) =>
      startSite(
        { PORT: String(port), DATA_DIR: folder, LIMITS: 'off', LOG_LEVEL: 'error', ...settings },
        program,
      ),
    look,
    /** Whether the queue became empty in time. */
    mailsLeave: (withinMs = 120_000) => until(async () => (await countWaitingMails()) === 0, withinMs, 500),
    /** Ids of the mails in the outbox. */
    outbox: async () =>
      (await readdir(outboxOf(folder)))
        .filter((name) => name.endsWith('.eml'))
        .map((name) => basename(name, '.eml')),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
