import type { Activity } from '../../../contract/studio/dashboard.ts'
import type { Db } from '../../../db/open.ts'

const maxRows = 5

const bookingsOf = (db: Db) =>
  db.selectFrom('booking').select(['booking.id', 'booking.name', 'booking.event_date'])

/** Confirmed and held bookings during which the photographer is busy elsewhere. */
const findClashes = (db: Db, now: number) =>
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
    .limit(maxRows)
    .execute()

const findUnreachable = (db: Db) =>
  db
    .selectFrom('outside_calendar')
    .select(['name', 'failed_since'])
    .where('failed_since', 'is not', null)
    .orderBy('failed_since')
    .limit(maxRows)
    .execute()

/** What in the calendar needs the owner now. */
export async function readCalendarNeeds(db: Db, now = Date.now()): Promise<Activity['calendar']> {
  const [clashes, calendars] = await Promise.all([findClashes(db, now), findUnreachable(db)])
  return {
    clashes: clashes.map((row) => ({
      _id: row.id,
      name: row.name,
      eventDate: row.event_date,
      calendar: row.calendar,
    })),
    unreachable: calendars.map((row) => ({
      name: row.name,
      failedSince: new Date(row.failed_since!).toISOString(),
    })),
  }
}
