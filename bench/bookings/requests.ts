import { addDays } from '../../contract/shape/zone.ts'
import { dayInDhaka } from '../../contract/shape/dates.ts'
import { newId, newReference } from '../../db/ids.ts'
import type { Db } from '../../db/open.ts'

const batch = 500
/** Requests for each day. */
const perDay = 40
const hours = ['09:00', '10:00', '11:00', '13:00', '14:00', '16:00', '17:00']

/** Requests for days from `firstDay` on: some for whole days, some for half days, some for overlapping hours. */
export async function addRequests(db: Db, count: number, firstDay: number) {
  const services = await db.selectFrom('service').select(['id', 'title', 'duration']).execute()
  const lengths = ['day', 'half-day', '240'].map((duration) =>
    services.find((service) => service.duration === duration)!,
  )
  const today = dayInDhaka()
  const rows = Array.from({ length: count }, (_, n) => {
    const service = lengths[n % lengths.length]!
    return {
      id: newId(),
      reference: newReference('BE'),
      name: `Client ${n}`,
      email: `client-${n}@example.org`,
      phone: '01711000000',
      event_date: addDays(today, firstDay + Math.floor(n / perDay)),
      start_time: service.duration === '240' ? hours[n % hours.length]! : null,
      address: '',
      service_id: service.id,
      service_title: service.title,
      user_id: null,
      created_at: new Date().toISOString(),
    }
  })
  for (let start = 0; start < count; start += batch)
    await db
      .insertInto('booking')
      .values(rows.slice(start, start + batch))
      .execute()
  return rows
    .map(({ id }) => ({ id, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ id }) => id)
}
