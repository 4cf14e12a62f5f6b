import { sql } from 'kysely'
import type { BlockedDays } from '../../../contract/booking/calendar.ts'
import { minutesOf } from '../../../contract/shape/day-words.ts'
import { holdingStatuses, openStatuses } from '../../../contract/booking/booking-status.ts'
import { addDays, momentIn } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { blockedOn, listOpenDays } from './exception.queries.ts'
import type { Calendar } from './free-days.ts'
import type { Span } from './slots.ts'

/** The longest booking that the database allows. */
const longestMs = 31 * 86_400_000

/** Held and confirmed times within a span, of the photographer and of assistants, including proposed days. */
export const takenIn = (db: Db, { startsAt, endsAt }: Span, without: string) =>
  db
    .selectFrom('booking')
    .select(['starts_at', 'ends_at', 'place'])
    .where('starts_at', '>', startsAt - longestMs)
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .where('status', 'in', holdingStatuses)
    .where('id', '<>', without)
    .unionAll(
      db
        .selectFrom('asked_day')
        .select(['starts_at', 'ends_at', 'place'])
        .where('starts_at', '>', startsAt - longestMs)
        .where('starts_at', '<', endsAt)
        .where('ends_at', '>', startsAt)
        .where('held_until', 'is not', null)
        .where('booking_id', '<>', without),
    )
    .execute()

/** Busy times of outside calendars. */
export const busyIn = (db: Db, { startsAt, endsAt }: Span) =>
  db
    .selectFrom('outside_busy')
    .innerJoin('outside_calendar', 'outside_calendar.id', 'outside_busy.calendar_id')
    .select(['outside_calendar.name', 'starts_at', 'ends_at'])
    .where('ends_at', '>', startsAt)
    .where('starts_at', '<', endsAt)
    .orderBy('starts_at')
    .execute()

const blockedSpan = (zone: string, { from, fromTime, to, toTime }: BlockedDays): Span => ({
  startsAt: momentIn(zone, from, fromTime === null ? 0 : minutesOf(fromTime)),
  endsAt: toTime === null ? momentIn(zone, addDays(to, 1)) : momentIn(zone, to, minutesOf(toTime)),
})

/** The data that decides which of these days are free; `without` is the id of a booking to ignore, which is to be moved. */
export async function readCalendar(
  db: Db,
  from: string,
  to: string,
  { now = Date.now(), without = '' } = {},
): Promise<Calendar> {
  const { hours, calendar: rules } = await readStudio(db)
  // A shoot may last into the next day, and a block may have begun the day before.
  const [first, last] = [addDays(from, -1), addDays(to, 2)]
  const within = { startsAt: momentIn(rules.zone, first), endsAt: momentIn(rules.zone, last) }
  const [openDays, blocked, taken, busy] = await Promise.all([
    listOpenDays(db, from, to),
    blockedOn(db, first, last),
    takenIn(db, within, without),
    busyIn(db, within),
  ])
  return {
    rules,
    hours,
    openDays,
    blocked: blocked.map((row) => blockedSpan(rules.zone, row)),
    // Bookings of assistants leave the photographer free.
    taken: taken
      .filter(({ place }) => place === 0)
      .map((row) => ({ startsAt: row.starts_at!, endsAt: row.ends_at! })),
    busy: busy.map((row) => ({ startsAt: row.starts_at, endsAt: row.ends_at })),
    now,
  }
}

/** Held and confirmed bookings from a moment on, of all places, by time. */
export const listHeld = (db: Db, since: number, limit: number) =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('starts_at', '>', since)
    .where('status', 'in', holdingStatuses)
    .orderBy(sql.ref('starts_at'))
    .limit(limit)
    .execute()

const mostShown = 1000

/** Open and done bookings on these days, without cancelled ones. */
export const bookingsOn = (db: Db, from: string, to: string) =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('event_date', '>=', from)
    .where('event_date', '<=', to)
    .where('spam', '=', sql.lit(false))
    .where('status', 'in', openStatuses)
    .orderBy('event_date')
    .orderBy('id')
    .limit(mostShown)
    .execute()

/** The setting with the secret of the feed's path. */
export const feedSecret = 'calendar-feed'

export const findFeedSecret = (db: Db) =>
  db.selectFrom('setting').select('value').where('name', '=', feedSecret).executeTakeFirst()

/** Replaces the previous secret. */
export const saveFeedSecret = (db: Db, value: string) =>
  db
    .insertInto('setting')
    .values({ name: feedSecret, value })
    .onConflict((c) => c.column('name').doUpdateSet({ value }))
    .execute()
