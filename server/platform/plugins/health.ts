import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isMigrated } from '../../../db/migrate.ts'
import type { Database, Db } from '../../../db/open.ts'
import { AppError } from '../http/errors.ts'
import { saveSetting } from '../settings/setting.queries.ts'

const cachedForMs = 1000
/** Writes a row, because a database that is full or read-only would still answer queries. */
const writeRow = (db: Db) => saveSetting(db, 'last-ready', new Date().toISOString())

/** Writes to the folder of uploads, which may be on another disk than the database. */
async function writeProbe(dataDir: string) {
  const file = join(dataDir, `ready-${process.pid}.part`)
  try {
    await writeFile(file, Buffer.alloc(4096))
  } finally {
    await rm(file, { force: true })
  }
}

async function checkReady(database: Database, dataDir: string) {
  if (!(await isMigrated(database).catch(() => false)))
    return 'The database cannot be reached or is not migrated yet.'
  return Promise.all([writeRow(database.db), writeProbe(dataDir)]).then(
    () => undefined,
    () => 'Nothing can be written: the disk may be full, or the database only read.',
  )
}

/** For monitoring and load balancers: is the process alive, and may it get requests? */
export function serveHealth(
  app: FastifyInstance,
  database: Database,
  dataDir: string,
  isClosing: () => boolean,
) {
  /** The endpoint is public, so many requests must not cause many writes. */
  let last: { at: number; problem: Promise<string | undefined> } | undefined
  function problemNow() {
    const at = performance.now()
    if (!last || at - last.at > cachedForMs) last = { at, problem: checkReady(database, dataDir) }
    return last.problem
  }

  app.get('/health', async () => ({ success: true, data: 'alive' }))
  app.get('/ready', async () => {
    const problem = isClosing() ? 'This process is about to end.' : await problemNow()
    if (problem) throw new AppError('unavailable', problem)
    return { success: true, data: 'ready' }
  })
}
