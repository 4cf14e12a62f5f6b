import type { BookingActor, BookingEvent, BookingWhat } from '../../../contract/booking/booking-event.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'

/** Far more than any booking has; of more, the oldest are left out. */
const mostEvents = 200

interface BookingDay {
  id: string
  event_date: string
  start_time: string | null
}

/** Call it in the transaction of the change that it records. */
export const insertEvent = (
  db: Db,
  { id, event_date, start_time }: BookingDay,
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
