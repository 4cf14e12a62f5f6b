import { afterAll, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addDays, dayIn } from '../../../contract/shape/zone.ts'
import { addService } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createFetchCalendar } from './fetch-calendar.ts'
import { enqueueDueReadings } from './outside-calendar.service.ts'
import { createCalendarReader } from './read-outside.ts'
import { startCalendarServer } from './testing/calendar-server.ts'

const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app)
const today = dayIn('Asia/Dhaka', Date.now())
const day = addDays(today, 10)
const compact = (date: string) => date.replaceAll('-', '')

let answer: { status: number; text: string }
const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const wholeDay = (date: string) => [
  'BEGIN:VEVENT',
  'UID:a',
  `DTSTART;VALUE=DATE:${compact(date)}`,
  'END:VEVENT',
]
const server = await startCalendarServer((response) => response.writeHead(answer.status).end(answer.text))
afterAll(server.stop)

const read = createCalendarReader(
  db,
  createFetchCalendar({
    isAllowed: (address) => address === '127.0.0.1',
    ca: server.ca,
    lookup: (_host, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
  }),
)
const add = async (name: string, address = server.url('/family.ics?secret=1')): Promise<string> =>
  (await call(api.outsideCalendar.add, { as: 'owner', body: { name, address } })).body.data._id
const list = async () => (await call(api.outsideCalendar.list, { as: 'owner' })).body.data
const stateOf = async (date: string) => {
  const query = { serviceId, from: date, to: date }
  return (await call(api.calendar.availability, { query, headers: { cookie: 'a=1' } })).body.data[0].state
}

it('busy days of another calendar are taken; the last successful reading counts, and failures show since when', async () => {
  const id = await add('Family')
  expect(await list()).toMatchObject([{ name: 'Family', busy: 0, readAt: null, failedSince: null }])
  expect(JSON.stringify(await list())).not.toContain('secret')
  answer = { status: 200, text: calendarOf(...wholeDay(day)) }
  await read({ id })
  expect(await stateOf(day)).toBe('taken')
  expect(await stateOf(addDays(day, 1))).toBe('free')
  const days = await call(api.calendar.days, { as: 'owner', query: { from: day, to: day } })
  expect(days.body.data.busy).toMatchObject([{ calendar: 'Family' }])

  await read({ id })
  answer = { status: 500, text: '' }
  const before = Date.now()
  await read({ id }, before)
  await read({ id }, before + 60_000)
  expect((await list())[0]).toMatchObject({
    busy: 1,
    failedSince: new Date(before).toISOString(),
    problem: 'Its server reports an error.',
  })
  expect(await stateOf(day)).toBe('taken')
  answer = { status: 200, text: 'Please sign in' }
  await read({ id })
  expect((await list())[0].problem).toBe('This calendar cannot be read.')
  answer = { status: 200, text: calendarOf() }
  await read({ id })
  expect((await list())[0]).toMatchObject({ busy: 0, failedSince: null, problem: '' })
  await call(api.outsideCalendar.remove, { as: 'owner', params: { id } })
  expect(await list()).toEqual([])
  await read({ id })
})

it('a calendar is added only by a secure address, renamed, refreshed, and visible only to the owner', async () => {
  const refused = async (address: string) =>
    (await call(api.outsideCalendar.add, { as: 'owner', body: { name: 'X', address } })).status
  for (const address of [
    'http://a.example/x.ics',
    'https://me:pw@a.example/x.ics',
    'https://[',
    'nonsense',
    '',
  ])
    expect(await refused(address)).toBe(400)
  const id = await add('Studio', 'webcal://calendar.example/x.ics')
  expect((await list())[0]).toMatchObject({ host: 'calendar.example' })
  await call(api.outsideCalendar.rename, { as: 'owner', params: { id }, body: { name: 'স্টুডিও' } })
  expect((await list())[0].name).toBe('স্টুডিও')
  expect((await call(api.outsideCalendar.read, { as: 'owner', params: { id } })).status).toBe(200)
  const unknown = { as: 'owner', params: { id: 'nobody' } } as const
  expect((await call(api.outsideCalendar.read, unknown)).status).toBe(404)
  expect((await call(api.outsideCalendar.remove, unknown)).status).toBe(404)
  expect((await call(api.outsideCalendar.list, { as: 'customer' })).status).toBe(403)
})

it('each is read periodically by one process, also after the clock was set back', async () => {
  const now = Date.now()
  const minute = 60_000
  expect(await enqueueDueReadings(db, now, 15 * minute)).toBe(0)
  const later = now + 16 * minute
  const asked = await Promise.all([1, 2, 3].map(() => enqueueDueReadings(db, later, 15 * minute)))
  expect(asked.reduce((sum, one) => sum + one)).toBe(1)
  expect(await enqueueDueReadings(db, now - 60 * minute, 15 * minute), 'a clock set back').toBe(1)
})

it('at most ten calendars can be added', async () => {
  for (let n = (await list()).length; n < 10; n++) await add(`Calendar ${n}`)
  const body = { name: 'One more', address: server.url() }
  const { status } = await call(api.outsideCalendar.add, { as: 'owner', body })
  expect(status).toBe(409)
})
