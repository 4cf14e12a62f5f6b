import type { BookingActor, BookingEvent, BookingWhat } from '../../../contract/booking/booking-event.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'

/** More steps nobody takes by hand; the first ones are left out then. */
const mostEvents = 200

interface Dated {
  id: string
  event_date: string
  start_time: string | null
}

/** Call it in the transaction of what it tells. */
export const insertEvent = (
  db: Db,
  { id, event_date, start_time }: Dated,
  actor: BookingActor,
  what: BookingWhat,
  more: Pick<BookingEvent['data'], 'message' | 'heldUntil'> = {},
) =>
  db
    .insertInto('booking_event')
    .values({
      id: newId(),
      booking_id: id,
      actor,
      what,
      data: JSON.stringify({ eventDate: event_date, startTime: start_time, ...more }),
      created_at: new Date().toISOString(),
    })
    .execute()

/** Oldest first. */
export async function listEvents(db: Db, bookingId: string): Promise<BookingEvent[]> {
  const rows = await db
    .selectFrom('booking_event')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(mostEvents)
    .execute()
  return rows
    .toReversed()
    .map(({ id, actor, what, data, created_at }) => ({ _id: id, actor, what, data, date: created_at }))
}
