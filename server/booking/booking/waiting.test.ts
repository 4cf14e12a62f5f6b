import { beforeAll, describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import { addService, bookingExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp({ TRUST_PROXY: '127.0.0.1' })
const { call, db } = app
const day = addDays(dayInDhaka(), 60)
let [serviceId, otherService] = ['', '']

const ask = (changes: object, address = '203.0.113.1') =>
  call(api.booking.add, {
    body: { ...bookingExample(serviceId), eventDate: day, waiting: true, ...changes },
    headers: { 'x-forwarded-for': address },
  })
const waiting = async () =>
  (await db.selectFrom('booking').select('id').where('status', '=', 'waiting').execute()).length

beforeAll(async () => {
  serviceId = await addService(app)
  otherService = await addService(app)
  await call(api.calendar.block, { as: 'owner', body: { from: day, to: addDays(day, 9) } })
})

describe('the waiting list', () => {
  it('has one entry per service, day and mailbox, for all spellings of the address', async () => {
    const nadia = { email: 'nadia.islam@gmail.com' }
    expect((await ask(nadia)).status).toBe(201)
    for (const email of ['nadia.islam@gmail.com', 'Nadia.Islam@gmail.com', 'nadiaislam+2@gmail.com']) {
      const again = await ask({ email, name: 'Somebody else', phone: '01811000001' })
      expect([again.status, Object.keys(again.body.fields)]).toEqual([409, ['eventDate']])
      expect(JSON.stringify(again.body)).not.toContain('key=')
    }
    expect((await ask({ ...nadia, serviceId: otherService })).status).toBe(201)
    expect((await ask({ ...nadia, eventDate: addDays(day, 1) })).status).toBe(201)
    expect((await ask({ email: 'rafi@example.org' })).status).toBe(201)
  })

  it('has one entry per phone number without a mailbox', async () => {
    const phone = (number: string) => ask({ email: '', phone: number, eventDate: addDays(day, 2) })
    expect((await phone('01712-345678')).status).toBe(201)
    expect((await phone('+8801712345678')).status).toBe(409)
    expect((await phone('০১৭১২৩৪৫৬৭৮')).status).toBe(409)
    expect((await phone('01712-345679')).status).toBe(201)
    // An entry with another person's phone number but a different mailbox does not block that person.
    const other = { email: 'eve@example.org', phone: '01712-345680', eventDate: addDays(day, 2) }
    expect((await ask(other)).status).toBe(201)
    expect((await phone('01712-345680')).status).toBe(201)
  })

  it('has one entry for concurrent requests', async () => {
    const before = await waiting()
    const at = { eventDate: addDays(day, 3), email: 'once@example.org' }
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => ask({ ...at, note: `${n}` })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
    expect(await waiting()).toBe(before + 1)
  })

  it('may be joined again after the entry has ended', async () => {
    const at = { eventDate: addDays(day, 4), email: 'again@example.org' }
    const { _id: id } = (await ask(at)).body.data
    await call(api.bookingState.decline, { as: 'owner', params: { id }, body: {} })
    expect((await ask(at)).status).toBe(201)
  })

  it('is not blocked by spam, which cannot be restored while the same mailbox waits', async () => {
    const at = { eventDate: addDays(day, 5), email: 'victim@example.org' }
    const spam = await ask({ ...at, website: 'filled' })
    expect((await ask(at)).status).toBe(201)
    const params = { id: spam.body.data._id }
    expect((await call(api.booking.notSpam, { as: 'owner', params })).status).toBe(409)
  })

  it('accepts twenty entries a day from one network, and stores nothing beyond', async () => {
    const from = (n: number, address: string) =>
      ask({ eventDate: addDays(day, 6), email: `person-${n}@example.org` }, address)
    for (let n = 0; n < 20; n++) expect((await from(n, '198.51.100.1')).status).toBe(201)
    const before = await db.selectFrom('attempt').selectAll().orderBy('key').execute()
    expect((await from(20, '198.51.100.1')).status).toBe(429)
    expect(await db.selectFrom('attempt').selectAll().orderBy('key').execute()).toEqual(before)
    expect((await from(20, '198.51.100.2')).status).toBe(201)
    const free = { ...bookingExample(serviceId), eventDate: addDays(day, 30), waiting: true }
    const asked = await call(api.booking.add, {
      body: free,
      headers: { 'x-forwarded-for': '198.51.100.1' },
    })
    expect(asked.status, 'a day that is free').toBe(201)
  })
})
