import type { AgreedTime } from '../../../contract/booking/booking-state.ts'
import { clockOf } from '../../../contract/shape/day-words.ts'
import { readDuration, type Duration } from '../../../contract/shape/fields.ts'
import { dayIn, minutesIn } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import { invalid } from '../../platform/http/errors.ts'
import { readCalendar, takenIn } from '../calendar/calendar.queries.ts'
import { freeDays, type Calendar } from '../calendar/free-days.ts'
import { dayConflict, type RefusalReason } from '../calendar/next-free-days.ts'
import { overlap, slotAt, workedHours, type Span, type Slot } from '../calendar/slots.ts'
import { findService } from '../../portfolio/service/service.queries.ts'
import type { BookingRow } from './booking-row.queries.ts'

/** The owner's duration, or that of the service. A whole day if the service is deleted or has none. */
export async function durationOf(db: Db, { service_id, minutes }: BookingRow): Promise<Duration> {
  if (minutes !== null) return minutes
  const service = service_id === null ? undefined : await findService(db, service_id, 'any')
  return readDuration(service?.duration ?? 'day')
}

/** The first free time on the day, or else the start of the working hours. */
function firstTime(calendar: Calendar, duration: Duration, date: string) {
  const [day] = freeDays(calendar, duration, date, date)
  return day?.times?.[0] ?? clockOf(workedHours(calendar, date)?.from ?? 9 * 60)
}

export const spanColumns = ({ event, taken }: Slot) => ({
  starts_at: taken.startsAt,
  ends_at: taken.endsAt,
  event_starts_at: event.startsAt,
  event_ends_at: event.endsAt,
})

/**
 * The columns that fix when a booking takes place. The owner may work at any hour, but not in the past. Without a given or
 * requested time, it is the first free one.
 */
export async function fixTime(db: Db, row: BookingRow, agreed: AgreedTime) {
  const duration = await durationOf(db, row)
  const date = agreed.eventDate ?? row.event_date
  const calendar = await readCalendar(db, date, date, { without: row.id })
  if (date < dayIn(calendar.rules.zone, calendar.now))
    throw invalid('eventDate', 'The event date cannot be in the past.')
  const time =
    duration === 'day' ? '00:00' : (agreed.startTime ?? row.start_time ?? firstTime(calendar, duration, date))
  const slot = slotAt(calendar, date, time, duration)
  const requestedTime = agreed.startTime ?? row.start_time
  return {
    event_date: date,
    start_time:
      duration === 'day' ? requestedTime : clockOf(minutesIn(calendar.rules.zone, slot.event.startsAt)),
    place: agreed.place ?? row.place,
    ...spanColumns(slot),
  }
}
type FixedTime = Awaited<ReturnType<typeof fixTime>>

const spanOf = ({ starts_at, ends_at }: FixedTime) => ({ startsAt: starts_at, endsAt: ends_at })

/** Refuses a day that the owner has blocked. Blocked days do not affect assistants, who have a place above 0. */
export async function checkNotBlocked(db: Db, row: BookingRow, fixed: FixedTime) {
  const calendar = await readCalendar(db, fixed.event_date, fixed.event_date, { without: row.id })
  if (fixed.place === 0 && calendar.blocked.some((span) => overlap(span, spanOf(fixed))))
    throw await dayConflict(db, 'closed', fixed.event_date, await durationOf(db, row))
}

/** Why the owner must confirm the time explicitly: the studio is closed then, or the time is taken. */
async function conflictOf(db: Db, row: BookingRow, fixed: FixedTime): Promise<RefusalReason | undefined> {
  const calendar = await readCalendar(db, fixed.event_date, fixed.event_date, { without: row.id })
  const isHit = (span: Span) => overlap(span, spanOf(fixed))
  if (!workedHours(calendar, fixed.event_date) || calendar.blocked.some(isHit)) return 'closed'
  return [...calendar.taken, ...calendar.busy].some(isHit) ? 'taken' : undefined
}

/** The same time with the lowest place that is not taken. */
async function atFreePlace(db: Db, row: BookingRow, fixed: FixedTime): Promise<FixedTime> {
  const taken = new Set((await takenIn(db, spanOf(fixed), row.id)).map(({ place }) => place))
  let place = 0
  while (taken.has(place)) place += 1
  return { ...fixed, place }
}

/** The time to which a booking is moved. A closed or taken day is refused, unless the owner asks for it anyway. */
export async function timeAfterMove(
  db: Db,
  row: BookingRow,
  { anyway, ...agreed }: AgreedTime & { anyway: boolean },
) {
  const fixed = await fixTime(db, row, agreed)
  if (fixed.place > 0) return fixed
  const reason = await conflictOf(db, row, fixed)
  if (!reason) return fixed
  if (!anyway) throw await dayConflict(db, reason, fixed.event_date, await durationOf(db, row))
  return atFreePlace(db, row, fixed)
}
