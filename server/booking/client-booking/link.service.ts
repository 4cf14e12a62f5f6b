import type { Viewer } from '../../../contract/shape/identity.ts'
import type { Db } from '../../../db/open.ts'
import { addressIn } from '../../../language/languages.ts'
import { notFound } from '../../platform/http/errors.ts'
import { queueClientMail } from '../booking-state/booking-state-mails.ts'
import { mailboxOf, mayMail } from '../../platform/mail/mail-limits.ts'
import { keyOfBooking } from '../booking-state/booking-key.ts'
import { entryOfBooking } from '../booking-state/calendar-entry.ts'
import { type BookingRow, findCleanByReference, renewKey } from '../booking-state/booking-row.queries.ts'
import { findBooking, galleriesMade } from '../booking/booking.queries.ts'
import { scopeOf } from '../request/scope.ts'

/** For the owner, and for whoever asked for the day while signed in. */
export async function readLink(db: Db, viewer: Viewer, id: string) {
  const row = await findBooking(db, scopeOf(viewer), id)
  if (!row) throw notFound('booking request')
  const path = `/booking/${row.reference}?key=${await keyOfBooking(db, id)}`
  // The owner looks at it in the language of the client.
  return {
    path: addressIn(row.language, path),
    galleries: viewer.role === 'owner' ? await galleriesMade(db, id) : [],
  }
}

const mailLink = async (trx: Db, row: BookingRow) =>
  queueClientMail(trx, 'link', await entryOfBooking(trx, row))

/** Old links stop working, and the client gets the new one. */
export const renewLink = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => {
    const row = await renewKey(trx, id)
    if (!row) throw notFound('booking request')
    await mailLink(trx, row)
  })

/** Only to the address that the booking has; whoever asks learns nothing. */
export const sendLostLink = (db: Db, reference: string, email: string) =>
  db.transaction().execute(async (trx) => {
    const row = await findCleanByReference(trx, reference.toUpperCase())
    if (!row?.email || mailboxOf(row.email) !== mailboxOf(email)) return
    if (await mayMail(trx, 'link', row.email)) await mailLink(trx, row)
  })
