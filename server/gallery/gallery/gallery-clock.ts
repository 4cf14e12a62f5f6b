import type { FastifyBaseLogger } from 'fastify'
import { addDays, dayIn } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import { runPeriodically } from '../../platform/jobs/periodic.ts'
import { queueGalleryMail } from './gallery-mails.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { changeStatus } from './gallery-state.service.ts'
import { listEnding, listExpired, markNotified } from './gallery.queries.ts'

const noticeDays = 7

/** Marks an expired gallery as closed; access has ended at midnight already. */
const closeExpired = (db: Db, id: string) =>
  db
    .transaction()
    .execute((trx) => changeStatus(trx, id, { act: 'close', to: 'closed', what: 'expired', actor: 'site' }))

/** Mails the client once for each last day. */
const notifyClosing = (db: Db, id: string, day: string) =>
  db.transaction().execute(async (trx) => {
    const row = await markNotified(trx, id, day)
    if (row) await queueGalleryMail(trx, 'closing', row)
  })

/** Closes expired galleries and announces those that end soon. */
export async function closeDueGalleries(db: Db, now: number) {
  const { zone } = (await readStudio(db)).calendar
  const today = dayIn(zone, now)
  for (const { id } of await listExpired(db, today)) await closeExpired(db, id)
  const endingSoon = await listEnding(db, today, addDays(today, noticeDays))
  for (const { id, closes_on } of endingSoon) await notifyClosing(db, id, closes_on!)
}

/** Runs periodically, until stopped. A missed run does no harm, because each visit checks the last day. */
export const watchGalleries = (db: Db, log: FastifyBaseLogger) =>
  runPeriodically(() => closeDueGalleries(db, Date.now()), log, 'galleries not looked at')
