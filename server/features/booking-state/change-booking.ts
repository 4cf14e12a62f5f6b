import type { Selectable, Updateable } from 'kysely'
import type { TurnReason } from '../../../contract/booking-situation.ts'
import type { BookingActor, BookingEvent, BookingWhat } from '../../../contract/booking-event.ts'
import type { Db } from '../../../db/open.ts'
import type { BookingTable } from '../../../db/request-tables.ts'
import { conflict } from '../../errors.ts'
import { insertEvent } from './booking-event.queries.ts'
import { hasPaymentToCheck } from './situation.queries.ts'

export type BookingRow = Selectable<BookingTable>

interface Step {
  actor: BookingActor
  what: BookingWhat
  set: Updateable<BookingTable>
  data?: Pick<BookingEvent['data'], 'message' | 'heldUntil'>
}

/** The booking as it is now, which nobody else changes until the transaction ends. */
export const lockBooking = (trx: Db, id: string): Promise<BookingRow | undefined> =>
  trx
    .updateTable('booking')
    .set((e) => ({ sequence: e.ref('sequence') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Another end of the time for which a day is kept free; null for as long as it takes. */
export const holdUntil = (trx: Db, { id, sequence }: BookingRow, heldUntil: number | null) =>
  trx
    .updateTable('booking')
    .set({ held_until: heldUntil, sequence: sequence + 1 })
    .where('id', '=', id)
    .where('status', '=', 'offered')
    .execute()

/** Changes what has not changed since it was read, and writes down who did it. */
export async function changeBooking(trx: Db, row: BookingRow, { actor, what, set, data }: Step) {
  const next = await trx
    .updateTable('booking')
    .set({ ...set, sequence: row.sequence + 1 })
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .where('sequence', '=', row.sequence)
    .returningAll()
    .executeTakeFirst()
  if (!next) throw conflict('This booking has just been changed. Please look at it again.')
  // Whatever is done about a booking answers what was asked before.
  await trx.deleteFrom('asked_day').where('booking_id', '=', row.id).execute()
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

type TurnColumns = ReturnType<typeof ownersTurn> | Awaited<ReturnType<typeof answered>>

/** Changes whose turn it is, and nothing else. */
export const setTurn = (trx: Db, id: string, turn: TurnColumns) =>
  trx.updateTable('booking').set(turn).where('id', '=', id).execute()

/** Its time is anybody's again. When it would have been stays known, for the calendars that have to remove it. */
export const releasedTime = { starts_at: null, ends_at: null, held_until: null }
