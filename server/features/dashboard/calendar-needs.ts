import type { Activity } from '../../../contract/dashboard.ts'
import type { Db } from '../../../db/open.ts'

const most = 3
const hourMs = 3_600_000
/** A hold that ends within a day is worth a word. */
const soonMs = 24 * hourMs

const bookingsOf = (db: Db) =>
  db.selectFrom('booking').select(['booking.id', 'booking.name', 'booking.event_date', 'booking.held_until'])

/** Agreed and held time at which the photographer is busy elsewhere. */
const clashing = (db: Db, now: number) =>
  bookingsOf(db)
    .innerJoin('outside_busy', (join) =>
      join
        .onRef('outside_busy.starts_at', '<', 'booking.ends_at')
        .onRef('outside_busy.ends_at', '>', 'booking.starts_at'),
    )
    .innerJoin('outside_calendar', 'outside_calendar.id', 'outside_busy.calendar_id')
    .select('outside_calendar.name as calendar')
    .where('booking.status', 'in', ['offered', 'confirmed'])
    .where('booking.place', '=', 0)
    .where('booking.starts_at', '>=', now)
    .orderBy('booking.starts_at')
    .limit(most)
    .execute()

const expiring = (db: Db, now: number) =>
  bookingsOf(db)
    .where('status', '=', 'offered')
    .where('held_until', '>', now)
    .where('held_until', '<=', now + soonMs)
    .orderBy('held_until')
    .limit(most)
    .execute()

/** Days that clients ask for in place of theirs. */
const askedFor = (db: Db) =>
  bookingsOf(db)
    .innerJoin('asked_day', 'asked_day.booking_id', 'booking.id')
    .select('asked_day.event_date as wanted')
    .where('asked_day.actor', '=', 'client')
    .orderBy('asked_day.created_at')
    .limit(most)
    .execute()

const unreachable = (db: Db) =>
  db
    .selectFrom('outside_calendar')
    .select(['name', 'failed_since'])
    .where('failed_since', 'is not', null)
    .orderBy('failed_since')
    .limit(most)
    .execute()

const momentOf = (ms: number | null) => new Date(ms!).toISOString()

/** What of the calendar needs the owner now. */
export async function calendarNeeds(db: Db, now = Date.now()): Promise<Activity['calendar']> {
  const [clashes, holds, moves, calendars] = await Promise.all([
    clashing(db, now),
    expiring(db, now),
    askedFor(db),
    unreachable(db),
  ])
  const named = (row: { id: string; name: string; event_date: string }) => ({
    _id: row.id,
    name: row.name,
    eventDate: row.event_date,
  })
  return {
    clashes: clashes.map((row) => ({ ...named(row), calendar: row.calendar })),
    holds: holds.map((row) => ({ ...named(row), heldUntil: momentOf(row.held_until) })),
    moves: moves.map((row) => ({ ...named(row), wanted: row.wanted })),
    unreachable: calendars.map((row) => ({ name: row.name, failedSince: momentOf(row.failed_since) })),
  }
}
