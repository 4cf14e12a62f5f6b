import type { Updateable } from 'kysely'
import type { TurnReason } from '../../../contract/booking/booking-situation.ts'
import type { BookingActor, BookingEvent, BookingWhat } from '../../../contract/booking/booking-event.ts'
import type { Db } from '../../../db/open.ts'
import type { BookingTable } from '../../../db/tables/booking.ts'
import { conflict } from '../../platform/http/errors.ts'
import { insertEvent } from './booking-event.queries.ts'
import { type BookingRow, deleteAskedDay, updateUnchanged } from './booking-row.queries.ts'
import { hasPaymentToCheck } from './situation.queries.ts'

interface Step {
  actor: BookingActor
  what: BookingWhat
  set: Updateable<BookingTable>
  data?: Pick<BookingEvent['data'], 'message' | 'heldUntil'>
}

/** Changes what has not changed since it was read, and writes down who did it. */
export async function changeBooking(trx: Db, row: BookingRow, { actor, what, set, data }: Step) {
  const next = await updateUnchanged(trx, row, set)
  if (!next) throw conflict('This booking has just been changed. Please look at it again.')
  // Whatever is done about a booking answers what was asked before.
  await deleteAskedDay(trx, row.id)
  await insertEvent(trx, next, actor, what, data)
  return next
}

/** A new word of the client, or another new fact, is for the owner to look at. */
export const ownersTurn = (reason: TurnReason) => ({
  resolved: false,
  resolved_at: null,
  turn_reason: reason,
})

/** The owner has answered. A payment that nobody has looked for yet is still theirs to check. */
export async function answered(trx: Db, { id, resolved, resolved_at }: BookingRow) {
  if (await hasPaymentToCheck(trx, id)) return ownersTurn('payment')
  return { resolved: true, resolved_at: resolved ? resolved_at : new Date().toISOString() }
}

/** Its time is anybody's again. When it would have been stays known, for the calendars that have to remove it. */
export const releasedTime = { starts_at: null, ends_at: null, held_until: null }
