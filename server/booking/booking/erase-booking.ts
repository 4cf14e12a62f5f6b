import { dayInDhaka } from '../../../contract/shape/dates.ts'
import type { BookingStatus } from '../../../contract/booking/booking-status.ts'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { deleteMails } from '../../platform/mail/delete-mails.ts'
import { type BookingRow, lockBooking } from '../booking-state/booking-row.queries.ts'
import { answered, changeBooking, ownersTurn, releasedTime } from '../booking-state/change-booking.ts'
import { deletePaperFiles } from '../booking-state/ended-booking.queries.ts'
import { freeDaysOf } from '../booking-state/freed-days.ts'
import { dropReminders } from '../booking-state/reminder.queries.ts'
import { forgetClient, formerCustomer } from '../booking-state/ended-booking.queries.ts'
import { endOffers } from '../booking-state/ended-booking.queries.ts'
import { deleteBooking as deleteRow, eraseClients, hasBooks } from './booking.queries.ts'

const openStatuses: ReadonlySet<BookingStatus> = new Set(['requested', 'waiting', 'offered', 'confirmed'])

/** Nobody comes to a day whose client was erased. */
async function cancelIfToCome(trx: Db, row: BookingRow, actor: 'owner' | 'client') {
  if (!openStatuses.has(row.status) || row.event_date < dayInDhaka()) return
  await endOffers(trx, row.id, 'withdrawn')
  await dropReminders(trx, row.id)
  await changeBooking(trx, row, {
    actor,
    what: 'cancelled',
    set: {
      status: 'cancelled',
      ...releasedTime,
      ...(actor === 'owner' ? await answered(trx, row) : ownersTurn('cancelled')),
    },
  })
  await freeDaysOf(trx, row)
}

/** Takes the person out of bookings that stay for the books: their words, their address, their links, their mails. */
export async function eraseBookings(trx: Db, rows: BookingRow[], actor: 'owner' | 'client') {
  for (const row of rows) await cancelIfToCome(trx, row, actor)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await deleteMails(trx, (e) => e('booking_id', 'in', ids))
  await forgetClient(trx, ids)
  await deletePaperFiles(trx, ids)
  await eraseClients(trx, ids, formerCustomer)
}

/** Takes a booking away with all that was written about it. */
async function dropBooking(trx: Db, row: BookingRow) {
  await deleteMails(trx, (e) => e('booking_id', '=', row.id))
  await forgetClient(trx, [row.id])
  await deletePaperFiles(trx, [row.id])
  await deleteRow(trx, row.id)
  await freeDaysOf(trx, row)
}

/**
 * One booking, without its client. Where there are documents or payments, the row stays without the person, as the law on
 * accounts asks; otherwise it goes. Call it in a transaction. Tells whether it stays.
 */
export async function removeBookingIn(trx: Db, id: string) {
  const row = await lockBooking(trx, id)
  if (!row) throw notFound('booking request')
  const isKept = await hasBooks(trx, id)
  if (isKept) await eraseBookings(trx, [row], 'owner')
  else await dropBooking(trx, row)
  return isKept
}

export const removeBooking = (db: Db, id: string) =>
  db.transaction().execute((trx) => removeBookingIn(trx, id))
