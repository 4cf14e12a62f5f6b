import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { formatLongDay, dayInDhaka } from '../../../contract/shape/dates.ts'
import { usualHours } from '../../../contract/shape/week-hours.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import { addService, bookingExample, offerExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { keyOfBooking } from './booking-key.ts'
import { processDueBookings } from './due-bookings.ts'

const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app, { title: 'Wedding Story', price: 85_000 })
const yesterday = addDays(dayInDhaka(), -1)

let last = addDays(dayInDhaka(), 20)
/** One that no other test has used. */
const nextDay = () => (last = addDays(last, 3))

const asOwner = (id: string, body?: object) => ({ as: 'owner', params: { id }, body }) as const
const row = (id: string) =>
  db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
async function asked(eventDate = nextDay()) {
  const body = { ...bookingExample(serviceId), eventDate, waiting: true }
  return (await call(api.booking.add, { as: 'customer', body })).body.data._id as string
}
const confirm = (id: string, body: object = {}) => call(api.bookingState.confirm, asOwner(id, body))
async function confirmed(eventDate = nextDay()) {
  const id = await asked(eventDate)
  expect((await confirm(id)).status).toBe(200)
  return id
}
const move = (id: string, body: object) => call(api.bookingState.move, asOwner(id, body))
const answer = async (id: string, answer: 'accept' | 'keep') => {
  const { reference } = await row(id)
  const body = { key: await keyOfBooking(db, id), answer }
  return call(api.clientBooking.answerDay, { params: { reference }, body })
}
const lastMail = async (id: string) => {
  const { letter } = await db
    .selectFrom('mail')
    .select('letter')
    .where('booking_id', '=', id)
    .where('recipient', '=', 'rafi@example.com')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return letter as any
}
const stateOf = async (date: string) =>
  (await call(api.calendar.availability, { query: { serviceId, from: date, to: date } })).body.data[0].state
const refused = (field: string) => ({ status: 409, fields: { eventDate: expect.stringContaining(field) } })
const summary = ({ status, body }: Awaited<ReturnType<typeof move>>) => ({ status, fields: body.fields })

describe('a day in the past', () => {
  const past = { status: 400, fields: { eventDate: 'The event date cannot be in the past.' } }

  it('is moved to by nobody, whatever is asked', async () => {
    for (const more of [{}, { anyway: true }, { ask: true, anyway: true }]) {
      const id = await confirmed()
      expect(summary(await move(id, { eventDate: yesterday, ...more })), JSON.stringify(more)).toEqual(past)
    }
  })

  it('cannot be confirmed or offered, even if it was requested', async () => {
    const body = { ...bookingExample(serviceId), eventDate: yesterday, waiting: undefined }
    const id = (await call(api.booking.enter, { as: 'owner', body })).body.data._id
    expect(summary(await confirm(id))).toEqual(past)
    expect(summary(await confirm(await asked(), { eventDate: yesterday }))).toEqual(past)
    const draft = (content: object) => call(api.offer.saveDraft, asOwner(id, { ...offerExample, ...content }))
    expect(summary(await draft({ eventDate: yesterday }))).toEqual(past)
    const { _id } = (await draft({})).body.data
    expect(summary(await call(api.offer.send, asOwner(_id)))).toEqual(past)
  })
})

it('a payment that arrives after the day is recorded and confirms nothing', async () => {
  const id = await asked()
  await call(api.offer.saveDraft, asOwner(id, offerExample))
  const { offers } = (await call(api.offer.ofBooking, asOwner(id))).body.data
  await call(api.offer.send, asOwner(offers[0]._id))
  await call(api.offer.agree, asOwner(offers[0]._id, { name: 'Rafi Hasan' }))
  await db.updateTable('booking').set({ event_date: yesterday }).where('id', '=', id).execute()
  await call(api.payment.record, asOwner(id, { way: 'cash', amount: 8_500_000 }))
  expect(await row(id)).toMatchObject({ status: 'offered', resolved: false, turn_reason: 'payment' })
  expect((await call(api.payment.ofBooking, asOwner(id))).body.data.balance.paid).toBe(8_500_000)
})

describe('a closed or taken day', () => {
  it('is refused until the owner asks for it anyway', async () => {
    const id = await confirmed()
    const day = nextDay()
    await call(api.calendar.block, { as: 'owner', body: { from: day, to: day } })
    expect(summary(await move(id, { eventDate: day }))).toEqual(refused('cannot be booked'))
    expect(summary(await move(id, { eventDate: day, ask: true }))).toEqual(refused('cannot be booked'))
    expect((await move(id, { eventDate: day, anyway: true })).status).toBe(200)
    expect(await row(id)).toMatchObject({ event_date: day, place: 0 })
  })

  it('counts a weekly day off as closed', async () => {
    const id = await confirmed()
    const day = nextDay()
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    const hours = usualHours.map((one, index) => (index === weekday ? { ...one, open: false } : one))
    await call(api.studio.update, { as: 'owner', body: { hours } })
    expect(summary(await move(id, { eventDate: day }))).toEqual(refused('cannot be booked'))
    expect((await move(id, { eventDate: day, anyway: true })).status).toBe(200)
    await call(api.studio.update, { as: 'owner', body: { hours: usualHours } })
  })

  it('that is taken gets a second place, and a third', async () => {
    const taken = await row(await confirmed())
    const [second, third] = [await confirmed(), await confirmed()]
    expect(summary(await move(second, { eventDate: taken.event_date }))).toEqual(refused('already taken'))
    for (const [id, place] of [
      [second, 1],
      [third, 2],
    ] as const) {
      expect((await move(id, { eventDate: taken.event_date, anyway: true })).status).toBe(200)
      expect((await row(id)).place).toBe(place)
    }
  })

  it('can be confirmed if it is only closed', async () => {
    const id = await asked()
    const { event_date: day } = await row(id)
    await call(api.calendar.block, { as: 'owner', body: { from: day, to: day } })
    expect((await confirm(id)).status).toBe(200)
  })
})

it('the mail about a move names the old and the new day', async () => {
  const id = await confirmed()
  const { event_date: before } = await row(id)
  const day = nextDay()
  await move(id, { eventDate: day })
  expect((await lastMail(id)).preview).toContain(`from ${formatLongDay(before)} to ${formatLongDay(day)}`)
})

describe('a proposed day', () => {
  it('is held in addition to the old one until the client answers', async () => {
    const id = await confirmed()
    const { event_date: before } = await row(id)
    const day = nextDay()
    expect((await move(id, { eventDate: day, ask: true, message: 'Better light.' })).body.message).toBe(
      'The client has been asked to agree',
    )
    expect(await row(id)).toMatchObject({ event_date: before, status: 'confirmed' })
    expect([await stateOf(before), await stateOf(day)]).toEqual(['taken', 'taken'])
    expect((await confirm(await asked(day))).status).toBe(409)
    expect((await move(await confirmed(), { eventDate: day, ask: true })).status).toBe(409)
    const { subject, preview, paragraphs } = await lastMail(id)
    expect(subject).toContain(formatLongDay(day))
    expect(preview).toContain(`from ${formatLongDay(before)} to ${formatLongDay(day)}`)
    expect(paragraphs).toContain('Better light.')
    expect((await answer(id, 'accept')).status).toBe(200)
    expect(await row(id)).toMatchObject({ event_date: day, status: 'confirmed', place: 0 })
    expect([await stateOf(before), await stateOf(day)]).toEqual(['free', 'taken'])
  })

  it('that is taken is held at a second place', async () => {
    const { event_date: day } = await row(await confirmed())
    const id = await confirmed()
    expect((await move(id, { eventDate: day, ask: true, anyway: true })).status).toBe(200)
    expect((await answer(id, 'accept')).status).toBe(200)
    expect(await row(id)).toMatchObject({ event_date: day, place: 1 })
  })

  it('is free again once the client keeps the old day, or after three days', async () => {
    const id = await confirmed()
    const day = nextDay()
    await move(id, { eventDate: day, ask: true })
    await answer(id, 'keep')
    expect(await stateOf(day)).toBe('free')
    await move(id, { eventDate: day, ask: true })
    const dayMs = 86_400_000
    await processDueBookings(db, Date.now() + 3 * dayMs - 60_000)
    expect(await stateOf(day)).toBe('taken')
    await processDueBookings(db, Date.now() + 3 * dayMs + 60_000)
    expect(await stateOf(day)).toBe('free')
    expect(await row(id)).toMatchObject({ resolved: false, turn_reason: 'day-kept' })
    expect((await answer(id, 'accept')).status).toBe(409)
  })

  it('is given to only one of several concurrent requests', async () => {
    const day = nextDay()
    const [one, other, third] = [await confirmed(), await confirmed(), await asked(day)]
    const replies = await Promise.all([
      move(one, { eventDate: day, ask: true }),
      move(other, { eventDate: day, ask: true }),
      confirm(third),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })
})
