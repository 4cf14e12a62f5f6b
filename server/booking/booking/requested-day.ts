import type { BookingInput } from '../../../contract/booking/booking.ts'
import type { AvailableDay } from '../../../contract/booking/calendar.ts'
import type { Duration } from '../../../contract/shape/fields.ts'
import type { Db } from '../../../db/open.ts'
import { readCalendar } from '../calendar/calendar.queries.ts'
import { freeDays } from '../calendar/free-days.ts'
import { dayConflict, type RefusalReason } from '../calendar/next-free-days.ts'

/** Why a day or a time cannot be requested; undefined if it can. */
function refusalOf({ state, times }: AvailableDay, startTime: string | undefined): RefusalReason | undefined {
  if (state === 'taken' || state === 'closed') return state
  return startTime && times && !times.includes(startTime) ? 'time' : undefined
}

interface RequestedTime {
  eventDate: string
  startTime?: string
}

async function whyRefused(
  db: Db,
  { eventDate, startTime }: RequestedTime,
  duration: Duration,
  without?: string,
) {
  const calendar = await readCalendar(db, eventDate, eventDate, { without })
  const [day] = freeDays(calendar, duration, eventDate, eventDate)
  return refusalOf(day!, startTime)
}

/** Refuses a day that is not free, ignoring the booking that is to be moved. */
export async function checkRequestedDay(
  db: Db,
  requested: RequestedTime,
  duration: Duration,
  without: string,
) {
  const refused = await whyRefused(db, requested, duration, without)
  if (refused) throw await dayConflict(db, refused, requested.eventDate, duration)
}

/** The status of a new request: 'waiting' for a day that is not free, if the client agreed to wait. */
export async function statusOfRequest(
  db: Db,
  { eventDate, startTime, waiting }: BookingInput,
  duration: Duration,
) {
  const refused = await whyRefused(db, { eventDate, startTime }, duration)
  if (!refused) return 'requested'
  if (waiting) return 'waiting'
  throw await dayConflict(db, refused, eventDate, duration)
}
