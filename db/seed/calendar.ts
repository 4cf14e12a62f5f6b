import { dayInDhaka } from '../../contract/shape/dates.ts'
import { timeZone } from '../../language/dates.ts'
import { addDays, momentIn } from '../../contract/shape/zone.ts'
import { newId, newReference } from '../ids.ts'
import type { Db } from '../open.ts'
import { blockedDays, bookings, type DemoBooking } from './bookings.ts'
import { services } from './services.ts'

const dayMs = 86_400_000

const answeredAt = (askedAt: string) => new Date(Date.parse(askedAt) + dayMs).toISOString()

/** Confirmed or done. Each takes a whole day. */
const isAgreed = ({ resolved, byPhone }: DemoBooking) => resolved && !byPhone

function agreedOn(day: string, booking: DemoBooking) {
  const [startsAt, endsAt] = isAgreed(booking)
    ? [momentIn(timeZone, day), momentIn(timeZone, addDays(day, 1))]
    : [null, null]
  return {
    starts_at: startsAt,
    ends_at: endsAt,
    event_starts_at: startsAt,
    event_ends_at: endsAt,
    status: isAgreed(booking) ? (booking.eventDate < 0 ? 'done' : 'confirmed') : 'requested',
    sequence: isAgreed(booking) ? 1 : 0,
  } as const
}

/** Requests and confirmed bookings around today, each with its history, and blocked days. */
export async function seedCalendar(db: Db, serviceIds: ReadonlyMap<string, string>) {
  const servicesByKey = new Map(services.map((service) => [service.key, service]))
  const today = dayInDhaka()
  const rows = bookings.map((booking) => {
    const { serviceKey, eventDate, createdAt, byPhone: _, ...rest } = booking
    const { title, price } = servicesByKey.get(serviceKey)!
    const day = addDays(today, eventDate)
    return {
      ...rest,
      ...agreedOn(day, booking),
      id: newId(createdAt),
      reference: newReference(),
      event_date: day,
      service_id: serviceIds.get(serviceKey)!,
      service_title: title,
      price,
      resolved_at: isAgreed(booking) || !booking.resolved ? null : answeredAt(createdAt),
      user_id: null,
      created_at: createdAt,
    }
  })
  await db.insertInto('booking').values(rows).execute()
  const events = rows.flatMap(({ id, created_at, event_date, sequence }) => {
    const about = { booking_id: id, data: JSON.stringify({ eventDate: event_date, startTime: null }) }
    const answered = answeredAt(created_at)
    return [
      { ...about, id: newId(created_at), actor: 'client' as const, what: 'requested' as const, created_at },
      ...(sequence > 0
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
