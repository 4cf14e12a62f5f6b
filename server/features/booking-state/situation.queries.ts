import { sql } from 'kysely'
import type { Turn } from '../../../contract/booking-situation.ts'
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

export async function hasPaymentToCheck(db: Db, bookingId: string) {
  const found = await db
    .selectFrom('booking_situation')
    .select('kind')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return found?.kind === 'payment-to-check'
}
