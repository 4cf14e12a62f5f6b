import {
  type AvailabilityQuery,
  type BlockedDaysInput,
  type CalendarBooking,
  type CalendarQuery,
  type OpenDay,
  promises,
  type Promises,
} from '../../../contract/booking/calendar.ts'
import { readDuration } from '../../../contract/shape/fields.ts'
import { addDays, dayIn, momentIn } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { toBooking } from '../booking/booking.mapper.ts'
import { withSituations } from '../booking-state/situation.queries.ts'
import { findService } from '../../portfolio/service/service.queries.ts'
import { bookingsOn, busyIn, readCalendar } from './calendar.queries.ts'
import * as exceptions from './exception.queries.ts'
import { freeDays, freshUntil } from './free-days.ts'
import { workedHours } from './slots.ts'
import { enqueueWaitingList } from './waiting-list-job.ts'

export const readPromises = async (db: Db): Promise<Promises> =>
  promises.parse((await readStudio(db)).calendar)

export async function readAvailability(db: Db, { serviceId, from, to }: AvailabilityQuery) {
  const service = await findService(db, serviceId, 'published')
  if (!service) throw notFound('service')
  const calendar = await readCalendar(db, from, to)
  const data = [...freeDays(calendar, readDuration(service.duration), from, to)]
  return { data, freshUntil: freshUntil(calendar, data) }
}

const momentOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

function daysUntil(from: string, to: string) {
  const days = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** Everything on these days, for the owner. */
export async function readDays(db: Db, { from, to }: CalendarQuery) {
  const { hours, calendar } = await readStudio(db)
  const { zone } = calendar
  const span = { startsAt: momentIn(zone, from), endsAt: momentIn(zone, addDays(to, 1)) }
  const [rows, blocked, openDays, busy] = await Promise.all([
    bookingsOn(db, from, to),
    exceptions.blockedOn(db, from, to),
    exceptions.listOpenDays(db, from, to),
    busyIn(db, span),
  ])
  const shown = rows.map((row) => ({
    ...toBooking(row, 'everyone'),
    startsAt: momentOf(row.event_starts_at),
    endsAt: momentOf(row.event_ends_at),
  }))
  const bookings: CalendarBooking[] = await withSituations(db, shown)
  return {
    bookings,
    blocked,
    openDays,
    off: daysUntil(from, to).filter((day) => !workedHours({ hours, openDays }, day)),
    busy: busy.map((row) => ({
      calendar: row.name,
      startsAt: new Date(row.starts_at).toISOString(),
      endsAt: new Date(row.ends_at).toISOString(),
    })),
  }
}

const today = async (db: Db) => dayIn((await readStudio(db)).calendar.zone, Date.now())

export const blockDays = (db: Db, input: BlockedDaysInput) => exceptions.insertBlocked(db, input)

export async function listBlockedDays(db: Db) {
  const data = await exceptions.listBlocked(db, await today(db))
  return { data, total: data.length }
}

export const unblockDays = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => {
    const gone = await exceptions.deleteBlocked(trx, id)
    if (!gone) throw notFound('blocked day')
    await enqueueWaitingList(trx, gone.from, gone.repeat ? exceptions.endless : gone.to)
  })

export const openDay = (db: Db, day: OpenDay) =>
  db.transaction().execute(async (trx) => {
    await exceptions.saveOpenDay(trx, day)
    await enqueueWaitingList(trx, day.date, day.date)
  })

export async function listOpenDays(db: Db) {
  const data = await exceptions.listOpenDays(db, await today(db))
  return { data, total: data.length }
}

export async function closeDay(db: Db, day: string) {
  if (!(await exceptions.deleteOpenDay(db, day))) throw notFound('open day')
}
