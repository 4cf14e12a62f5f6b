import { dayInDhaka } from '../../../contract/shape/dates.ts'
import type { BookingStatus } from '../../../contract/booking/booking-status.ts'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { deleteMails } from '../../platform/mail/delete-mails.ts'
import { type BookingRow, lockBooking } from '../booking-state/booking-row.queries.ts'
import { answered, changeBooking, ownersTurn, releasedTime } from '../booking-state/change-booking.ts'
import {
  deletePaperFiles,
  endOffers,
  forgetClient,
  formerCustomer,
} from '../booking-state/ended-booking.queries.ts'
import { offerFreedDays } from '../calendar/waiting-list-job.ts'
import { dropReminders } from '../booking-state/reminder.queries.ts'
import { deleteBooking as deleteRow, eraseClients, hasAccountingRecords } from './booking.queries.ts'

const openStatuses: ReadonlySet<BookingStatus> = new Set(['requested', 'waiting', 'offered', 'confirmed'])

/** Cancels an open booking for a coming day, whose client is erased. */
async function cancelIfUpcoming(trx: Db, row: BookingRow, actor: 'owner' | 'client') {
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
  await offerFreedDays(trx, row)
}

/** Removes the client from bookings that are kept for the accounts: their texts, addresses, links and mails. */
export async function eraseBookings(trx: Db, rows: BookingRow[], actor: 'owner' | 'client') {
  for (const row of rows) await cancelIfUpcoming(trx, row, actor)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await deleteMails(trx, (e) => e('booking_id', 'in', ids))
  await forgetClient(trx, ids)
  await deletePaperFiles(trx, ids)
  await eraseClients(trx, ids, formerCustomer)
}

/** Deletes a booking with everything that belongs to it. */
async function deleteCompletely(trx: Db, row: BookingRow) {
  await deleteMails(trx, (e) => e('booking_id', '=', row.id))
  await forgetClient(trx, [row.id])
  await deletePaperFiles(trx, [row.id])
  await deleteRow(trx, row.id)
  await offerFreedDays(trx, row)
}

/**
 * Removes a booking. With documents or payments, only the client is erased and the row is kept, as accounting law requires.
 * Call it in a transaction. Returns whether the row is kept.
 */
export async function removeBookingWithin(trx: Db, id: string) {
  const row = await lockBooking(trx, id)
  if (!row) throw notFound('booking request')
  const isKept = await hasAccountingRecords(trx, id)
  if (isKept) await eraseBookings(trx, [row], 'owner')
  else await deleteCompletely(trx, row)
  return isKept
}

export const removeBooking = (db: Db, id: string) =>
  db.transaction().execute((trx) => removeBookingWithin(trx, id))
