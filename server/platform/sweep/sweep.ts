import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import type { Db } from '../../../db/open.ts'
import type { Config } from '../../config.ts'
import type { DailyJob } from '../jobs/daily.ts'
import { deleteMails } from '../mail/delete-mails.ts'
import { outboxOf } from '../mail/transport.ts'
import {
  batchSize,
  deleteActivity,
  deleteAttempts,
  deleteBookings,
  deleteSessions,
  deleteVerifications,
  deleteVisitors,
  listPastWaiting,
  listSettledMails,
} from './sweep.queries.ts'

export const sweepJob = 'sweep'
export const dailySweep: DailyJob = { kind: sweepJob, setting: 'last-sweep' }

const dayMs = 86_400_000

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

async function inBatches(remove: () => Promise<unknown[]>) {
  while ((await remove()).length === batchSize);
}

/** Mails that still wait are kept, however old they are. */
async function deleteOldMails(db: Db, before: string) {
  const ids = await listSettledMails(db, before)
  if (ids.length > 0) await db.transaction().execute((trx) => deleteMails(trx, (e) => e('id', 'in', ids)))
  return ids
}

/** Waiting-list entries for past days. */
const deletePastWaiting = (db: Db, before: string) =>
  db.transaction().execute(async (trx) => {
    const ids = await listPastWaiting(trx, before)
    if (ids.length === 0) return ids
    await deleteMails(trx, (e) => e('booking_id', 'in', ids))
    await deleteBookings(trx, ids)
    return ids
  })

async function deleteOutboxFiles(dataDir: string, before: Date) {
  const folder = outboxOf(dataDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    const known = await stat(file).catch(() => undefined)
    if (/\.eml(\.part)?$/.test(name) && known && known.mtime < before) await rm(file, { force: true })
  }
}

/** Deletes data that is no longer needed: docs/privacy.md says after how many days. */
export const createSweep =
  (db: Db, config: Config, removeStrayFiles: (before: Date) => Promise<void>) => async () => {
    const { dataDir, retention } = config
    const now = new Date().toISOString()
    const today = dayInDhaka()
    const mailsBefore = daysAgo(retention.mailDays).toISOString()
    const waitingBefore = dayInDhaka(daysAgo(retention.waitingDays))
    const activityBefore = daysAgo(retention.activityDays).toISOString()
    await inBatches(() => deleteSessions(db, now))
    await inBatches(() => deleteVerifications(db, now))
    await inBatches(() => deleteAttempts(db, now))
    await inBatches(() => deleteVisitors(db, today))
    await inBatches(() => deleteOldMails(db, mailsBefore))
    await inBatches(() => deletePastWaiting(db, waitingBefore))
    await inBatches(() => deleteActivity(db, activityBefore))
    await deleteOutboxFiles(dataDir, daysAgo(retention.outboxDays))
    await removeStrayFiles(daysAgo(1))
  }
