import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import {
  addAuthor,
  addCategory,
  addPost,
  addReview,
  addService,
  bookingExample,
  messageExample,
} from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { keyOfBooking } from '../../booking/booking-state/booking-key.ts'

const none = { bookings: 0, messages: 0, galleries: 0, calendar: 0, mails: 0, health: 0 }
const app = await createTestApp()
const { call, db } = app
const read = async () => (await call(api.dashboard.activity, { as: 'owner' })).body.data

const serviceId = await addService(app, { title: 'Weddings' })
const inDays = (days: number) => dayInDhaka(new Date(Date.now() + days * 86_400_000))
const book = async (name: string, days: number) =>
  (await call(api.booking.add, { body: { ...bookingExample(serviceId), name, eventDate: inDays(days) } }))
    .body.data._id as string

describe('GET /dashboard-activity', () => {
  it('works on an empty site', async () => {
    const empty = await createTestApp()
    const { status, body } = await empty.call(api.dashboard.activity, { as: 'owner' })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      pending: none,
      bookings: [],
      messages: [],
      galleries: [],
      upcoming: [],
      rating: 0,
      newestService: null,
    })
    expect(body.data.weeks).toHaveLength(12)
  })

  it('lists the nearest event first and omits solved bookings', async () => {
    await book('Later', 30)
    await book('Soon', 3)
    const solved = await book('Solved', 2)
    await call(api.booking.solve, { as: 'owner', params: { id: solved } })
    const { bookings, upcoming, pending } = await read()
    expect(bookings.map((one: any) => one.name)).toEqual(['Soon', 'Later'])
    expect(upcoming.map((one: any) => [one.name, one.situation.kind])).toEqual([['Solved', 'solved']])
    expect(pending).toEqual({ ...none, bookings: 2 })
    expect(bookings[0]).not.toHaveProperty('email')
  })

  it('lists the oldest messages, and the average of reviews', async () => {
    for (const name of ['First', 'Second']) await call(api.message.add, { body: { ...messageExample, name } })
    for (const rating of [5, 4]) await addReview(app, serviceId, rating)
    const { messages, rating, pending, newestService } = await read()
    expect(messages.map((one: any) => one.name)).toEqual(['First', 'Second'])
    expect(pending.messages).toBe(2)
    expect(rating).toBe(4.5)
    expect(newestService._id).toBe(serviceId)
  })

  it('lists a payment to check before all other bookings', async () => {
    const id = await book('Payer', 60)
    const { reference } = await db
      .selectFrom('booking')
      .select('reference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const body = { way: 'bkash', transactionId: 'TRX0000001', sender: '01711000112' }
    await call(api.payment.claim, {
      params: { reference },
      body: { ...body, key: await keyOfBooking(db, id) },
    })
    expect((await read()).bookings[0]).toMatchObject({
      name: 'Payer',
      situation: { kind: 'payment-to-check', turn: 'owner', reason: 'payment' },
    })
    await call(api.booking.remove, { as: 'owner', params: { id } })
    await db.deleteFrom('booking').where('id', '=', id).execute()
  })

  it('counts requests, messages and views of twelve weeks, and nothing older', async () => {
    const old = await book('Old', 5)
    await db
      .updateTable('booking')
      .set({ created_at: '2001-01-01T00:00:00.000Z' })
      .where('id', '=', old)
      .execute()
    const weekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString()
    const earlier = await book('Earlier', 5)
    await db.updateTable('booking').set({ created_at: weekAgo }).where('id', '=', earlier).execute()
    const post = await addPost(app, await addCategory(app), await addAuthor(app))
    await db
      .insertInto('daily_view')
      .values([
        { post_id: post, day: inDays(0), views: 2 },
        { post_id: post, day: inDays(-7), views: 1 },
        { post_id: post, day: '2001-01-01', views: 1 },
      ])
      .execute()
    const { weeks } = await read()
    expect(weeks.slice(-2)).toMatchObject([
      { requests: 1, messages: 0, views: 1 },
      { requests: 3, messages: 2, views: 2 },
    ])
    expect(weeks.reduce((sum: number, week: any) => sum + week.requests, 0)).toBe(4)
  })
})

it('GET /pending-count counts what needs the owner', async () => {
  const { body } = await call(api.dashboard.pending, { as: 'owner' })
  expect(body.data).toEqual({ ...none, bookings: 4, messages: 2 })
})
