import type { Viewer } from '../../../contract/shape/identity.ts'
import type { Db } from '../../../db/open.ts'
import { addressIn } from '../../../language/languages.ts'
import { notFound } from '../../platform/http/errors.ts'
import { queueClientMail } from '../booking-state/booking-state-mails.ts'
import { mailboxOf, mayMail } from '../../platform/mail/mail-limits.ts'
import { keyOfBooking } from '../booking-state/booking-key.ts'
import { scheduledBooking } from '../booking-state/scheduled-booking.ts'
import { type BookingRow, findCleanByReference, renewKey } from '../booking-state/booking-row.queries.ts'
import { findBooking, listGalleryTitles } from '../booking/booking.queries.ts'
import { scopeOf } from '../request/request.ts'

/** The link to the client's page, for the owner and for the client's account. */
export async function readLink(db: Db, viewer: Viewer, id: string) {
  const row = await findBooking(db, scopeOf(viewer), id)
  if (!row) throw notFound('booking request')
  const path = `/booking/${row.reference}?key=${await keyOfBooking(db, id)}`
  // In the language of the client, also for the owner.
  return {
    path: addressIn(row.language, path),
    galleries: viewer.role === 'owner' ? await listGalleryTitles(db, id) : [],
  }
}

const mailLink = async (trx: Db, row: BookingRow) =>
  queueClientMail(trx, 'link', await scheduledBooking(trx, row))

/** Ends old links and mails the client the new one. */
export const renewLink = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => {
    const row = await renewKey(trx, id)
    if (!row) throw notFound('booking request')
    await mailLink(trx, row)
  })

/** Sends the link only to the address of the booking. The reply does not reveal whether they match. */
export const sendLostLink = (db: Db, reference: string, email: string) =>
  db.transaction().execute(async (trx) => {
    const row = await findCleanByReference(trx, reference.toUpperCase())
    if (!row?.email || mailboxOf(row.email) !== mailboxOf(email)) return
    if (await mayMail(trx, 'link', row.email)) await mailLink(trx, row)
  })
