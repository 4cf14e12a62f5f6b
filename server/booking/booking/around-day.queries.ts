import { sql } from 'kysely'
import type { Booking, NearBooking } from '../../../contract/booking/booking.ts'
import { openStatuses } from '../../../contract/booking/booking-status.ts'
import type { Db } from '../../../db/open.ts'
import { withSituations } from '../booking-state/situation.queries.ts'

/** Bookings this many days before and after are shown. */
const reachDays = 4
/** At most so many before, on and after the day. */
const most = 8

const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const others = (db: Db, id: string) =>
  db
    .selectFrom('booking')
    .select(['id', 'name', 'service_title', 'event_date', 'start_time', 'status', 'place', 'resolved'])
    .where('id', '<>', id)
    .where('spam', '=', sql.lit(false))
    .where('status', 'in', openStatuses)
    .limit(most)

/** Other open bookings on the day of a booking and close to it, by day; of many, the nearest. */
export async function aroundDay(db: Db, { _id, eventDate }: Booking): Promise<NearBooking[]> {
  const all = others(db, _id)
  const [before, same, after] = await Promise.all([
    all
      .where('event_date', '<', eventDate)
      .where('event_date', '>=', shifted(eventDate, -reachDays))
      .orderBy('event_date', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    all.where('event_date', '=', eventDate).orderBy('id').execute(),
    all
      .where('event_date', '>', eventDate)
      .where('event_date', '<=', shifted(eventDate, reachDays))
      .orderBy('event_date')
      .orderBy('id')
      .execute(),
  ])
  const near = [...before.toReversed(), ...same, ...after].map((row) => ({
    _id: row.id,
    name: row.name,
    serviceTitle: row.service_title,
    eventDate: row.event_date,
    startTime: row.start_time,
    status: row.status,
    place: row.place,
    resolved: row.resolved,
  }))
  return withSituations(db, near)
}
