import { minutesIn } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import type { ScheduledBooking } from './booking-state-mails.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { toBooking } from '../booking/booking.mapper.ts'
import type { BookingRow } from './booking-row.queries.ts'

/** From midnight to midnight, also on a day with a clock change. */
const isWholeDay = (zone: string, startsAt: number, endsAt: number) =>
  minutesIn(zone, startsAt) === 0 && minutesIn(zone, endsAt) === 0

export const toScheduledBooking = (zone: string, row: BookingRow): ScheduledBooking => {
  const [startsAt, endsAt] = [row.event_starts_at, row.event_ends_at]
  const isTimed = startsAt !== null && endsAt !== null && !isWholeDay(zone, startsAt, endsAt)
  return {
    booking: toBooking(row, 'everyone'),
    sequence: row.sequence,
    span: isTimed ? { startsAt, endsAt } : undefined,
  }
}

export const scheduledBooking = async (db: Db, row: BookingRow) =>
  toScheduledBooking((await readStudio(db)).calendar.zone, row)
