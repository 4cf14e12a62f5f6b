import { sql } from 'kysely'
import type { Stands, Turn } from '../../../contract/booking-situation.ts'
import { dayInDhaka } from '../../../contract/dates.ts'
import type { Db } from '../../../db/open.ts'

/** What the view says of bookings, and whose turn it is on that day. */
export const situationsOn = (db: Db, today: string) =>
  db
    .selectFrom('booking_situation')
    .selectAll()
    .select(
      sql<Turn>`case when turn_before_balance = 'nobody' and agreed > paid and balance_due_on <= ${today}
        then 'client' else turn_before_balance end`.as('turn'),
    )

/** Of these bookings, today. */
export const situationsOf = async (db: Db, ids: string[]) => {
  const rows =
    ids.length > 0 ? await situationsOn(db, dayInDhaka()).where('booking_id', 'in', ids).execute() : []
  return new Map(rows.map((row) => [row.booking_id, row]))
}

/** As much of it as a badge shows. */
export async function withStands<Row extends { _id: string }>(db: Db, rows: Row[]) {
  const known = await situationsOf(
    db,
    rows.map(({ _id }) => _id),
  )
  return rows.map((row): Row & { situation: Stands } => {
    const { kind, turn } = known.get(row._id)!
    return { ...row, situation: { kind, turn } }
  })
}

export async function hasPaymentToCheck(db: Db, bookingId: string) {
  const found = await db
    .selectFrom('booking_situation')
    .select('kind')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return found?.kind === 'payment-to-check'
}
