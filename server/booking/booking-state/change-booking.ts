import type { Updateable } from 'kysely'
import type { TurnReason } from '../../../contract/booking/booking-situation.ts'
import type { BookingActor, BookingEvent, BookingWhat } from '../../../contract/booking/booking-event.ts'
import type { Db } from '../../../db/open.ts'
import type { BookingTable } from '../../../db/tables/booking.ts'
import { conflict } from '../../platform/http/errors.ts'
import { insertEvent } from './booking-event.queries.ts'
import { type BookingRow, deleteAskedDay, updateUnchanged } from './booking-row.queries.ts'
import { hasPaymentToCheck } from './situation.queries.ts'

interface BookingChange {
  actor: BookingActor
  what: BookingWhat
  set: Updateable<BookingTable>
  data?: Pick<BookingEvent['data'], 'message' | 'heldUntil'>
}

/** Changes a booking, unless it has changed since it was read, and records the event. */
export async function changeBooking(trx: Db, row: BookingRow, { actor, what, set, data }: BookingChange) {
  const next = await updateUnchanged(trx, row, set)
  if (!next) throw conflict('This booking has just been changed. Please look at it again.')
  // Any change also settles a request for another day.
  await deleteAskedDay(trx, row.id)
  await insertEvent(trx, next, actor, what, data)
  return next
}

/** The columns that make it the owner's turn. */
export const ownersTurn = (reason: TurnReason) => ({
  resolved: false,
  resolved_at: null,
  turn_reason: reason,
})

/** The columns after the owner has answered: it stays their turn only if there is a payment to check. */
export async function answered(trx: Db, { id, resolved, resolved_at }: BookingRow) {
  if (await hasPaymentToCheck(trx, id)) return ownersTurn('payment')
  return { resolved: true, resolved_at: resolved ? resolved_at : new Date().toISOString() }
}

/** The columns of a released day. The planned time of the event stays, for calendars that must remove it. */
export const releasedTime = { starts_at: null, ends_at: null, held_until: null }
