import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { addService, bookingExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { readCalendarNeeds } from './calendar-needs.queries.ts'

const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app)
const dayMs = 86_400_000
const eventDate = dayInDhaka(new Date(Date.now() + 5 * dayMs))

it('lists bookings that clash with outside calendars, and calendars that cannot be read', async () => {
  expect(await readCalendarNeeds(db)).toEqual({ clashes: [], unreachable: [] })
  const body = { ...bookingExample(serviceId), name: 'Lamia', eventDate }
  const { _id } = (await call(api.booking.add, { body })).body.data
  await call(api.bookingState.confirm, { as: 'owner', params: { id: _id }, body: {} })
  const outside = await call(api.outsideCalendar.add, {
    as: 'owner',
    body: { name: 'Family', address: 'https://calendar.example/x.ics' },
  })
  const starts_at = Date.parse(`${eventDate}T12:00:00+06:00`)
  const calendar_id = outside.body.data._id
  await db
    .insertInto('outside_busy')
    .values({ calendar_id, starts_at, ends_at: starts_at + 1000 })
    .execute()
  const failed = Date.now()
  await db.updateTable('outside_calendar').set({ failed_since: failed }).execute()
  const { calendar } = (await call(api.dashboard.activity, { as: 'owner' })).body.data
  expect(calendar).toEqual({
    clashes: [{ _id, name: 'Lamia', eventDate, calendar: 'Family' }],
    unreachable: [{ name: 'Family', failedSince: new Date(failed).toISOString() }],
  })
})
