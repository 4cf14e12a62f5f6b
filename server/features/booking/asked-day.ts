import type { BookingInput } from '../../../contract/booking.ts'
import type { AvailableDay } from '../../../contract/calendar.ts'
import type { Duration } from '../../../contract/duration.ts'
import type { Db } from '../../../db/open.ts'
import { readCalendar } from '../calendar/calendar.queries.ts'
import { freeDays } from '../calendar/free-days.ts'
import { dayConflict, type Refused } from '../calendar/next-free-days.ts'

/** Why a day or a time cannot be asked for, if it cannot. */
function refusalOf({ state, times }: AvailableDay, startTime: string | undefined): Refused | undefined {
  if (state === 'taken' || state === 'closed') return state
  return startTime && times && !times.includes(startTime) ? 'time' : undefined
}

/** A free day is requested. One that is not is waited for, if the person wants that. */
export async function statusOfAsked(
  db: Db,
  { eventDate, startTime, waiting }: BookingInput,
  duration: Duration,
) {
  const calendar = await readCalendar(db, eventDate, eventDate)
  const [day] = freeDays(calendar, duration, eventDate, eventDate)
  const refused = refusalOf(day!, startTime)
  if (!refused) return 'requested'
  if (waiting) return 'waiting'
  throw await dayConflict(db, refused, eventDate, duration)
}
