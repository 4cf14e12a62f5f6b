import type { FastifyBaseLogger } from 'fastify'
import { statusesFor } from '../../../contract/gallery-acts.ts'
import { addDays, dayIn } from '../../../contract/zone.ts'
import type { Db } from '../../../db/open.ts'
import { keepLooking } from '../../jobs/keep-looking.ts'
import { queueGalleryMail } from '../../mail/gallery-mails.ts'
import { readStudio } from '../../site/studio.queries.ts'
import { changeStatus } from './gallery-state.service.ts'

const noticeDays = 7

const shown = (db: Db) =>
  db
    .selectFrom('gallery')
    .select(['id', 'closes_on'])
    .where('status', 'in', statusesFor('look'))
    .where('closes_on', 'is not', null)

/** Nobody came in since midnight; from now on it says so, too. */
const closeOver = (db: Db, id: string) =>
  db
    .transaction()
    .execute((trx) => changeStatus(trx, id, { act: 'close', to: 'closed', what: 'expired', actor: 'site' }))

/** Once for each last day, whichever process comes first: the mark and the mail are stored together. */
const tellClosing = (db: Db, id: string, day: string) =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('gallery')
      .set({ notified_for: day })
      .where('id', '=', id)
      .where((e) => e.or([e('notified_for', 'is', null), e('notified_for', '!=', day)]))
      .returningAll()
      .executeTakeFirst()
    if (row) await queueGalleryMail(trx, 'closing', row)
  })

/** What is due at a moment by the clock of the studio. */
export async function closeDueGalleries(db: Db, now: number) {
  const { zone } = (await readStudio(db)).calendar
  const today = dayIn(zone, now)
  for (const { id } of await shown(db).where('closes_on', '<', today).execute()) await closeOver(db, id)
  const soon = shown(db)
    .where('closes_on', '>=', today)
    .where('closes_on', '<=', addDays(today, noticeDays))
    .where((e) => e.or([e('notified_for', 'is', null), e('notified_for', '!=', e.ref('gallery.closes_on'))]))
  for (const { id, closes_on } of await soon.execute()) await tellClosing(db, id, closes_on!)
}

/** Until stopped. Nothing depends on a look that did not happen: each visit asks for the day itself. */
export const keepGalleries = (db: Db, log: FastifyBaseLogger) =>
  keepLooking(() => closeDueGalleries(db, Date.now()), log, 'galleries not looked at')
