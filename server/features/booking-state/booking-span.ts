import type { AgreedTime } from '../../../contract/booking-state.ts'
import { clockOf } from '../../../contract/minutes.ts'
import { readDuration, type Duration } from '../../../contract/duration.ts'
import { minutesIn } from '../../../contract/zone.ts'
import type { Db } from '../../../db/open.ts'
import { readCalendar } from '../calendar/calendar.queries.ts'
import { freeDays, type Calendar } from '../calendar/free-days.ts'
import { dayConflict } from '../calendar/next-free-days.ts'
import { overlap, takingAt, workedHours, type Taking } from '../calendar/span.ts'
import { findService } from '../service/service.queries.ts'
import type { BookingRow } from './change-booking.ts'

/** A service that is gone took the whole day, as services do that say nothing. */
export async function durationOf(db: Db, { service_id }: BookingRow): Promise<Duration> {
  const service = service_id === null ? undefined : await findService(db, service_id, 'any')
  return readDuration(service?.duration ?? 'day')
}

/** The first time that is free on the day, or else the one at which work begins. */
function firstTime(calendar: Calendar, duration: Duration, date: string) {
  const [day] = freeDays(calendar, duration, date, date)
  return day?.times?.[0] ?? clockOf(workedHours(calendar, date)?.from ?? 9 * 60)
}

export const spanColumns = ({ event, taken }: Taking) => ({
  starts_at: taken.startsAt,
  ends_at: taken.endsAt,
  event_starts_at: event.startsAt,
  event_ends_at: event.endsAt,
})

/**
 * The columns that fix when a booking takes place. The owner may work at any hour, but not where the calendar is blocked.
 * A time that nobody has named is the first free one.
 */
export async function fixTime(db: Db, row: BookingRow, agreed: AgreedTime) {
  const duration = await durationOf(db, row)
  const date = agreed.eventDate ?? row.event_date
  const place = agreed.place ?? row.place
  const calendar = await readCalendar(db, date, date, { without: row.id })
  const time =
    duration === 'day' ? '00:00' : (agreed.startTime ?? row.start_time ?? firstTime(calendar, duration, date))
  const taking = takingAt(calendar, date, time, duration)
  if (place === 0 && calendar.blocked.some((span) => overlap(span, taking.taken)))
    throw await dayConflict(db, 'closed', date, duration)
  const named = agreed.startTime ?? row.start_time
  return {
    event_date: date,
    start_time: duration === 'day' ? named : clockOf(minutesIn(calendar.rules.zone, taking.event.startsAt)),
    place,
    ...spanColumns(taking),
  }
}
