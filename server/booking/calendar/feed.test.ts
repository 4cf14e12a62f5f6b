import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import { addService, bookingExample } from '../../testing/examples.ts'
import { readCalendarFile } from '../../testing/read-calendar.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const { call, send } = app
const day = addDays(dayInDhaka(), 30)
const wedding = await addService(app, { title: 'গায়ে হলুদ, and more' })
const portrait = await addService(app, { title: 'Portraits', duration: 90 })

const agree = async (serviceId: string, changes: object) => {
  const body = { ...bookingExample(serviceId), ...changes }
  const { _id } = (await call(api.booking.add, { body })).body.data
  await call(api.bookingState.confirm, { as: 'owner', params: { id: _id }, body: {} })
  return _id as string
}

it('shows held and confirmed days only with its secret', async () => {
  const whole = await agree(wedding, { eventDate: day, address: 'Hall; Road 2, Dhaka' })
  const timed = await agree(portrait, { eventDate: addDays(day, 1), startTime: '14:00' })
  await call(api.booking.add, { body: { ...bookingExample(wedding), eventDate: addDays(day, 2) } })

  expect((await send('GET', '/api/calendar/guess.ics')).status).toBe(404)
  expect((await call(api.calendar.feedAddress, { as: 'customer' })).status).toBe(403)
  const { path } = (await call(api.calendar.feedAddress, { as: 'owner' })).body.data
  const { status, headers, body } = await send('GET', path)
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(headers['cache-control']).toBe('no-store')
  const { entries } = readCalendarFile(body)
  expect(entries).toMatchObject([
    {
      uid: whole,
      isWholeDay: true,
      start: day,
      end: addDays(day, 1),
      status: 'CONFIRMED',
      sequence: 1,
      place: 'Hall; Road 2, Dhaka',
    },
    {
      uid: timed,
      isWholeDay: false,
      start: `${addDays(day, 1)}T08:00:00.000Z`,
      end: `${addDays(day, 1)}T09:30:00.000Z`,
    },
  ])
  expect(entries[0]!.title).toMatch(/^গায়ে হলুদ, and more: Rafi Hasan \(AL-/)

  await call(api.studio.update, { as: 'owner', body: { feedNames: false } })
  const nameless = readCalendarFile((await send('GET', path)).body).entries
  expect(nameless).toMatchObject([
    { uid: whole, title: 'Shoot', start: day },
    { uid: timed, title: 'Shoot' },
  ])
  expect((await send('GET', path)).body).not.toMatch(/Rafi|Hall|AL-/)

  const renewed = (await call(api.calendar.renewFeed, { as: 'owner' })).body.data.path
  expect((await send('GET', path)).status).toBe(404)
  expect((await send('GET', renewed)).status).toBe(200)
})
