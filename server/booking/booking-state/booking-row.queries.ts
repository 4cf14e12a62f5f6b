import type { Selectable, Updateable } from 'kysely'
import type { Db } from '../../../db/open.ts'
import type { BookingTable } from '../../../db/tables/booking.ts'

export type BookingRow = Selectable<BookingTable>

export const findByReference = (db: Db, reference: string) =>
  db.selectFrom('booking').selectAll().where('reference', '=', reference).executeTakeFirst()

/** Only a booking that is not spam. */
export const findCleanByReference = (db: Db, reference: string) =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('reference', '=', reference)
    .where('spam', '=', false)
    .executeTakeFirst()

/** The fields from which the key of the client's link is derived. */
export const findKeyFields = (db: Db, id: string) =>
  db.selectFrom('booking').select(['id', 'key_version']).where('id', '=', id).executeTakeFirst()

/** Old links stop working. */
export const renewKey = (trx: Db, id: string) =>
  trx
    .updateTable('booking')
    .set((e) => ({ key_version: e('key_version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Locks the row until the transaction ends and returns its current state. */
export const lockBooking = (trx: Db, id: string): Promise<BookingRow | undefined> =>
  trx
    .updateTable('booking')
    .set((e) => ({ sequence: e.ref('sequence') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Changes the end of a hold; null for no end. */
export const holdUntil = (trx: Db, { id, sequence }: BookingRow, heldUntil: number | null) =>
  trx
    .updateTable('booking')
    .set({ held_until: heldUntil, sequence: sequence + 1 })
    .where('id', '=', id)
    .where('status', '=', 'offered')
    .execute()

/** Updates the row and returns it, unless it has changed since it was read. */
export const updateUnchanged = (trx: Db, row: BookingRow, set: Updateable<BookingTable>) =>
  trx
    .updateTable('booking')
    .set({ ...set, sequence: row.sequence + 1 })
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .where('sequence', '=', row.sequence)
    .returningAll()
    .executeTakeFirst()

/** Changes only whose turn it is. */
export const setTurn = (
  trx: Db,
  id: string,
  turn: Pick<Updateable<BookingTable>, 'resolved' | 'resolved_at' | 'turn_reason'>,
) => trx.updateTable('booking').set(turn).where('id', '=', id).execute()

export const deleteAskedDay = (trx: Db, bookingId: string) =>
  trx.deleteFrom('asked_day').where('booking_id', '=', bookingId).execute()

const mostHolds = 100

/** Holds whose time is over, except those with an unclear payment. */
export const overdueHolds = (db: Db, now: number) =>
  db
    .selectFrom('booking')
    .select('id')
    .where('status', '=', 'offered')
    .where('held_until', '<=', now)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('payment_attempt')
            .select('payment_attempt.id')
            .whereRef('payment_attempt.booking_id', '=', 'booking.id')
            .where('payment_attempt.status', '=', 'open')
            .where('unclear_since', 'is not', null),
        ),
      ),
    )
    .orderBy('held_until')
    .limit(mostHolds)
    .execute()

const mostWaiting = 200

/** Waiting-list entries for these days, in the order in which they were made. */
export const listWaiting = (db: Db, from: string, to: string) =>
  db
    .selectFrom('booking')
    .select('id')
    .where('status', '=', 'waiting')
    .where('event_date', '>=', from)
    .where('event_date', '<=', to)
    .where('spam', '=', false)
    .orderBy('id')
    .limit(mostWaiting)
    .execute()
