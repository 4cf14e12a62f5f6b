import type { FastifyBaseLogger } from 'fastify'
import { addDays, dayIn } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import { runPeriodically } from '../../platform/jobs/periodic.ts'
import { queueGalleryMail } from './gallery-mails.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { changeStatus } from './gallery-state.service.ts'
import { listEnding, listOver, markNotified } from './gallery.queries.ts'

const noticeDays = 7

/** Nobody came in since midnight; from now on it says so, too. */
const closeOver = (db: Db, id: string) =>
  db
    .transaction()
    .execute((trx) => changeStatus(trx, id, { act: 'close', to: 'closed', what: 'expired', actor: 'site' }))

/** Once for each last day, whichever process comes first: the mark and the mail are stored together. */
const tellClosing = (db: Db, id: string, day: string) =>
  db.transaction().execute(async (trx) => {
    const row = await markNotified(trx, id, day)
    if (row) await queueGalleryMail(trx, 'closing', row)
  })

/** What is due at a moment by the clock of the studio. */
export async function closeDueGalleries(db: Db, now: number) {
  const { zone } = (await readStudio(db)).calendar
  const today = dayIn(zone, now)
  for (const { id } of await listOver(db, today)) await closeOver(db, id)
  const soon = await listEnding(db, today, addDays(today, noticeDays))
  for (const { id, closes_on } of soon) await tellClosing(db, id, closes_on!)
}

/** Until stopped. Nothing depends on a look that did not happen: each visit asks for the day itself. */
export const keepGalleries = (db: Db, log: FastifyBaseLogger) =>
  runPeriodically(() => closeDueGalleries(db, Date.now()), log, 'galleries not looked at')
