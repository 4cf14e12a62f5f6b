import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'

interface Owed {
  agreed: number | null
  paid: number
  due: number | null
}

/** What was agreed, paid and is owed of each of these bookings, in two queries however many there are. */
export async function owedOf(db: Db, bookings: string[]) {
  const owed = new Map<string, Owed>(bookings.map((id) => [id, { agreed: null, paid: 0, due: null }]))
  if (bookings.length === 0) return owed
  const [offers, payments] = await Promise.all([
    db
      .selectFrom('offer')
      .select(['booking_id', 'total'])
      .where('booking_id', 'in', bookings)
      .where('status', '=', 'accepted')
      .execute(),
    db
      .selectFrom('payment')
      .select(['booking_id', sql<number>`cast(sum(amount) as bigint)`.as('paid')])
      .where('booking_id', 'in', bookings)
      .groupBy('booking_id')
      .execute(),
  ])
  for (const { booking_id, paid } of payments) owed.get(booking_id)!.paid = Number(paid)
  for (const { booking_id, total } of offers) {
    const one = owed.get(booking_id)!
    one.agreed = total
    one.due = total - one.paid
  }
  return owed
}
