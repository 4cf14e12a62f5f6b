import type { Selectable, Updateable } from 'kysely'
import type { BookingActor, BookingEvent, BookingWhat } from '../../../contract/booking-event.ts'
import type { Db } from '../../../db/open.ts'
import type { BookingTable } from '../../../db/request-tables.ts'
import { conflict } from '../../errors.ts'
import { insertEvent } from './booking-event.queries.ts'

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
  if (!next) throw conflict('This booking was changed in the same moment. Please look at it again.')
  // Whatever is done about a booking answers what was asked before.
  await trx.deleteFrom('asked_day').where('booking_id', '=', row.id).execute()
  await insertEvent(trx, next, actor, what, data)
  return next
}

/** The owner has nothing more to do. */
export const settled = ({ resolved, resolved_at }: BookingRow) => ({
  resolved: true,
  resolved_at: resolved ? resolved_at : new Date().toISOString(),
})

/** A new word of the client is for the owner to answer. */
export const unsettled = { resolved: false, resolved_at: null }

/** Its time is anybody's again. When it would have been stays known, for the calendars that have to remove it. */
export const releasedTime = { starts_at: null, ends_at: null, held_until: null }
