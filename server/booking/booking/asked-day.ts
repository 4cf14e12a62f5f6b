import type { BookingInput } from '../../../contract/booking/booking.ts'
import type { AvailableDay } from '../../../contract/booking/calendar.ts'
import type { Duration } from '../../../contract/shape/duration.ts'
import type { Db } from '../../../db/open.ts'
import { readCalendar } from '../calendar/calendar.queries.ts'
import { freeDays } from '../calendar/free-days.ts'
import { dayConflict, type Refused } from '../calendar/next-free-days.ts'

/** Why a day or a time cannot be asked for, if it cannot. */
function refusalOf({ state, times }: AvailableDay, startTime: string | undefined): Refused | undefined {
  if (state === 'taken' || state === 'closed') return state
  return startTime && times && !times.includes(startTime) ? 'time' : undefined
}

interface Asked {
  eventDate: string
  startTime?: string
}

async function whyRefused(db: Db, { eventDate, startTime }: Asked, duration: Duration, without?: string) {
  const calendar = await readCalendar(db, eventDate, eventDate, { without })
  const [day] = freeDays(calendar, duration, eventDate, eventDate)
  return refusalOf(day!, startTime)
}

/** For a booking that is to be moved, whose own time does not count. */
export async function checkAsked(db: Db, asked: Asked, duration: Duration, without: string) {
  const refused = await whyRefused(db, asked, duration, without)
  if (refused) throw await dayConflict(db, refused, asked.eventDate, duration)
}

/** A free day is requested. One that is not is waited for, if the person wants that. */
export async function statusOfAsked(
  db: Db,
  { eventDate, startTime, waiting }: BookingInput,
  duration: Duration,
) {
  const refused = await whyRefused(db, { eventDate, startTime }, duration)
  if (!refused) return 'requested'
  if (waiting) return 'waiting'
  throw await dayConflict(db, refused, eventDate, duration)
}
