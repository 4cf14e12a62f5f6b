import { dayInDhaka } from '../../contract/dates.ts'
import { timeZone } from '../../language/dhaka.ts'
import { addDays, momentIn } from '../../contract/zone.ts'
import { newId, newReference } from '../ids.ts'
import type { Db } from '../open.ts'
import { blockedDays, bookings, type DemoBooking } from './bookings.ts'
import { services } from './services.ts'

const dayMs = 86_400_000

/** What was settled is agreed, or over by now. Each takes its whole day. */
function agreedOn(day: string, { resolved, eventDate }: DemoBooking) {
  const [startsAt, endsAt] = resolved
    ? [momentIn(timeZone, day), momentIn(timeZone, addDays(day, 1))]
    : [null, null]
  return {
    starts_at: startsAt,
    ends_at: endsAt,
    event_starts_at: startsAt,
    event_ends_at: endsAt,
    status: resolved ? (eventDate < 0 ? ('done' as const) : ('confirmed' as const)) : ('requested' as const),
    sequence: resolved ? 1 : 0,
  }
}

/** Requests and agreed days around today, each with its history, and days that are kept free. */
export async function seedCalendar(db: Db, serviceIds: ReadonlyMap<string, string>) {
  const titles = new Map(services.map(({ key, title }) => [key, title]))
  const today = dayInDhaka()
  const rows = bookings.map((booking) => {
    const { serviceKey, eventDate, createdAt, ...rest } = booking
    const day = addDays(today, eventDate)
    return {
      ...rest,
      ...agreedOn(day, booking),
      id: newId(createdAt),
      reference: newReference(),
      event_date: day,
      service_id: serviceIds.get(serviceKey)!,
      service_title: titles.get(serviceKey)!,
      user_id: null,
      created_at: createdAt,
    }
  })
  await db.insertInto('booking').values(rows).execute()
  const events = rows.flatMap(({ id, created_at, event_date, resolved }) => {
    const about = { booking_id: id, data: JSON.stringify({ eventDate: event_date, startTime: null }) }
    const answered = new Date(Date.parse(created_at) + dayMs).toISOString()
    return [
      { ...about, id: newId(created_at), actor: 'client' as const, what: 'requested' as const, created_at },
      ...(resolved
        ? [
            {
              ...about,
              id: newId(answered),
              actor: 'owner' as const,
              what: 'confirmed' as const,
              created_at: answered,
            },
          ]
        : []),
    ]
  })
  await db.insertInto('booking_event').values(events).execute()
  await db
    .insertInto('blocked_day')
    .values(
      blockedDays.map(({ from, to, reason }) => ({
        id: newId(),
        from_day: addDays(today, from),
        from_time: null,
        to_day: addDays(today, to),
        to_time: null,
        reason,
        created_at: new Date().toISOString(),
      })),
    )
    .execute()
}
