import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { defaultStudio } from '../../../contract/shape/studio-settings.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import { addService, bookingExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { keyOfBooking } from '../booking-state/booking-key.ts'

const app = await createTestApp()
const { call, db } = app
const wedding = await addService(app, { title: 'Wedding Story' })
const calls = api.clientBooking

let last = addDays(dayInDhaka(), 20)
/** One that no other test has used. */
const nextDay = () => (last = addDays(last, 3))

async function booked(changes: object = {}) {
  const eventDate = nextDay()
  const body = { ...bookingExample(wedding), eventDate, ...changes }
  const { _id: id, reference } = (await call(api.booking.add, { as: 'customer', body })).body.data
  return { id, reference, eventDate, key: await keyOfBooking(db, id) }
}
type Booked = Awaited<ReturnType<typeof booked>>

const confirm = ({ id }: Booked) => call(api.bookingState.confirm, { as: 'owner', params: { id }, body: {} })
const confirmed = async () => {
  const one = await booked()
  await confirm(one)
  return one
}
const read = ({ reference, key }: Booked) => call(calls.one, { params: { reference }, query: { key } })
const seen = async (one: Booked) => (await read(one)).body.data
const act = (
  what: 'write' | 'askDay' | 'answerDay' | 'cancel',
  { reference, key }: Booked,
  body: object = {},
) => call(calls[what], { params: { reference }, body: { key, ...body } })
const propose = ({ id }: Booked, body: object) =>
  call(api.bookingState.move, { as: 'owner', params: { id }, body: { ask: true, ...body } })
const byOwner = (what: 'declineDay' | 'renewLink', { id }: Booked, body?: object) =>
  call(calls[what], { as: 'owner', params: { id }, body })
const owners = async ({ id }: Booked) =>
  (await call(api.booking.one, { as: 'owner', params: { id } })).body.data
const lettersOf = async ({ id }: Booked, recipient: string) =>
  (
    await db
      .selectFrom('mail')
      .select('letter')
      .where('booking_id', '=', id)
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()
  ).map(({ letter }) => letter as any)
const toOwner = async (one: Booked) => (await lettersOf(one, 'owner@example.com')).at(-1)
const toClient = async (one: Booked) => (await lettersOf(one, 'rafi@example.com')).at(-1)

describe('the page of a client', () => {
  it('is opened only by its key, and shows only what the client may know', async () => {
    const [one, other] = [await booked({ note: 'Two families' }), await booked()]
    const { status, headers, body } = await read(one)
    expect(status).toBe(200)
    expect(headers['cache-control']).toMatch(/no-store/)
    expect(body.data).toMatchObject({
      booking: {
        reference: one.reference,
        eventDate: one.eventDate,
        status: 'requested',
        note: 'Two families',
      },
      events: [{ actor: 'client', what: 'requested' }],
      messages: [],
      askedDay: null,
      cancelUntil: null,
      mayCancel: true,
    })
    expect(JSON.stringify(body)).not.toMatch(/spam|resolved|_version/)
    for (const key of ['', 'x', other.key, `${one.key}x`]) {
      const refused = await read({ ...one, key })
      expect([refused.status, refused.body.error]).toEqual([404, expect.stringMatching(/was not found/)])
    }
    expect((await read({ ...one, reference: 'AL-NOBODY' })).status).toBe(404)
  })

  it('is refused for any other key by every call', async () => {
    const [one, other] = [await confirmed(), await booked()]
    const wrong = { ...one, key: other.key }
    for (const [what, body] of [
      ['write', { message: 'Hello' }],
      ['askDay', { eventDate: nextDay() }],
      ['answerDay', { answer: 'keep' }],
      ['cancel', {}],
    ] as const)
      expect((await act(what, wrong, body)).status, what).toBe(404)
    const file = { params: { reference: one.reference }, query: { key: other.key } }
    expect((await call(calls.calendar, file)).status).toBe(404)
    expect((await owners(one)).status).toBe('confirmed')
  })

  it('offers a calendar file with the same sequence as the mails', async () => {
    const one = await confirmed()
    const reply = await app.app.inject(`/api/client-calendar/${one.reference}?key=${one.key}`)
    expect(reply.headers['content-type']).toMatch(/^text\/calendar/)
    for (const line of [`UID:${one.id}`, 'SEQUENCE:1', 'STATUS:CONFIRMED']) expect(reply.body).toContain(line)
    await act('cancel', one)
    const after = await app.app.inject(`/api/client-calendar/${one.reference}?key=${one.key}`)
    expect(after.body).toContain('STATUS:CANCELLED')
  })
})

describe('messages', () => {
  it('reach the owner by mail, make the request pending, and are in one thread with the replies', async () => {
    const one = await confirmed()
    expect((await owners(one)).resolved).toBe(true)
    expect((await act('write', one, { message: 'Dadi sits by the east window.' })).status).toBe(201)
    expect((await owners(one)).resolved).toBe(false)
    expect(await toOwner(one)).toMatchObject({
      quote: 'Dadi sits by the east window.',
      replyTo: 'rafi@example.com',
    })
    await call(api.booking.reply, {
      as: 'owner',
      params: { id: one.id },
      body: { body: 'Ten minutes then.' },
    })
    expect((await seen(one)).messages).toMatchObject([
      { from: 'client', body: 'Dadi sits by the east window.' },
      { from: 'owner', body: 'Ten minutes then.' },
    ])
    expect((await toClient(one)).button.href).toBe(`/booking/${one.reference}?key={key}`)
    const thread = await call(calls.thread, { as: 'customer', params: { id: one.id } })
    expect(thread.body.data.messages).toHaveLength(2)
    const { written } = (await call(api.account.myData, { as: 'customer' })).body.data
    expect(written).toContainEqual(
      expect.objectContaining({ requestId: one.id, body: 'Dadi sits by the east window.' }),
    )
  })

  it('sent several times, also concurrently, are one message and one mail', async () => {
    const one = await booked()
    const body = { message: 'Only once', filling: crypto.randomUUID() }
    await Promise.all([act('write', one, body), act('write', one, body)])
    await act('write', one, body)
    expect((await seen(one)).messages).toHaveLength(1)
    const mails = await lettersOf(one, 'owner@example.com')
    expect(mails.filter(({ quote }) => quote === 'Only once')).toHaveLength(1)
  })

  it('are also accepted after a cancellation', async () => {
    const one = await confirmed()
    await act('cancel', one)
    expect((await act('write', one, { message: 'Thank you all the same.' })).status).toBe(201)
    expect((await act('write', one, { message: '  ' })).body.fields).toEqual({
      message: 'Message is required.',
    })
  })
})

describe('another day', () => {
  it('is requested by the client, and the owner moves the booking', async () => {
    const one = await confirmed()
    const wanted = nextDay()
    const asked = await act('askDay', one, { eventDate: wanted, message: 'The hall is free then.' })
    expect(asked.body.message).toMatch(/your day stays yours/)
    expect(await seen(one)).toMatchObject({
      booking: { eventDate: one.eventDate, status: 'confirmed' },
      askedDay: { by: 'client', eventDate: wanted, message: 'The hall is free then.' },
    })
    expect((await owners(one)).resolved).toBe(false)
    expect(await toOwner(one)).toMatchObject({ quote: 'The hall is free then.' })
    await call(api.bookingState.move, { as: 'owner', params: { id: one.id }, body: { eventDate: wanted } })
    expect(await seen(one)).toMatchObject({ booking: { eventDate: wanted }, askedDay: null })
    expect((await seen(one)).events.map(({ what }: any) => what)).toEqual([
      'requested',
      'confirmed',
      'asked',
      'moved',
    ])
  })

  it('that is taken or the current one is refused with a sentence', async () => {
    const [one, other] = [await confirmed(), await confirmed()]
    const taken = await act('askDay', one, { eventDate: other.eventDate })
    expect([taken.status, taken.body.fields.eventDate]).toEqual([409, expect.stringMatching(/already taken/)])
    const same = await act('askDay', one, { eventDate: one.eventDate })
    expect([same.status, same.body.error]).toEqual([400, 'The booking is already on this day.'])
    expect((await seen(one)).askedDay).toBeNull()
  })

  it('is declined with a message, once', async () => {
    const one = await confirmed()
    const wanted = nextDay()
    await act('askDay', one, { eventDate: wanted })
    const answers = await Promise.all([
      byOwner('declineDay', one, { message: 'I am in Sylhet.' }),
      byOwner('declineDay', one, { message: 'I am in Sylhet.' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await seen(one)).askedDay).toBeNull()
    expect((await toClient(one)).paragraphs).toContain('I am in Sylhet.')
    expect((await owners(one)).resolved).toBe(true)
  })

  it('is proposed by the owner, and accepted or refused by the client', async () => {
    const one = await confirmed()
    const proposed = nextDay()
    await propose(one, { eventDate: proposed, message: 'Better light.' })
    expect(await toClient(one)).toMatchObject({ button: { label: 'Answer now' } })
    expect((await act('answerDay', one, { answer: 'keep' })).status).toBe(200)
    expect((await act('answerDay', one, { answer: 'accept' })).status).toBe(409)
    await propose(one, { eventDate: proposed })
    const answers = await Promise.all([
      act('answerDay', one, { answer: 'accept' }),
      act('answerDay', one, { answer: 'accept' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await seen(one)).booking).toMatchObject({ eventDate: proposed, status: 'confirmed' })
    expect((await toOwner(one)).heading).toBe('The client accepts the day you proposed')
  })
})

describe('a cancellation by the client', () => {
  it('frees the day, mails both sides, and happens once', async () => {
    const one = await confirmed()
    const answers = await Promise.all([
      act('cancel', one, { message: 'The date moved.' }),
      act('cancel', one),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await owners(one)).toMatchObject({ status: 'cancelled', resolved: false })
    expect(await toClient(one)).toMatchObject({ event: { method: 'CANCEL', status: 'CANCELLED' } })
    expect((await toOwner(one)).heading).toBe('A booking is cancelled')
    const again = await act('cancel', one)
    expect([again.status, again.body.error]).toEqual([409, 'This booking was cancelled.'])
    expect((await act('askDay', one, { eventDate: nextDay() })).status).toBe(409)
  })

  it('shows in advance how much is refunded, by the rules of the studio', async () => {
    const one = await confirmed()
    expect(await seen(one)).toMatchObject({ paid: 0, comesBack: 0 })
    const body = { way: 'cash', amount: 1_000_001 }
    await call(api.payment.record, { as: 'owner', params: { id: one.id }, body })
    expect(await seen(one)).toMatchObject({ paid: 1_000_001, comesBack: 1_000_001 })
    const rules = async (changes: object, comesBack: number) => {
      const calendar = { ...defaultStudio.calendar, ...changes }
      await call(api.studio.update, { as: 'owner', body: { calendar } })
      expect(await seen(one)).toMatchObject({ paid: 1_000_001, comesBack })
    }
    await rules({ cancelNotice: 365 }, 500_000)
    await rules({ cancelNotice: 365, lateKeep: 100 }, 0)
    await rules({ cancelNotice: 0, lateNotice: 0 }, 1_000_001)
    await call(api.studio.update, { as: 'owner', body: { calendar: defaultStudio.calendar } })
  })

  it('is possible until the configured notice, which applies only to confirmed days', async () => {
    const [agreed, asked] = [await confirmed(), await booked()]
    const calendar = { ...defaultStudio.calendar, cancelNotice: 365, lateNotice: 365 }
    await call(api.studio.update, { as: 'owner', body: { calendar } })
    expect(await seen(agreed)).toMatchObject({
      mayCancel: false,
      cancelUntil: addDays(agreed.eventDate, -365),
    })
    expect((await act('cancel', agreed)).body.error).toMatch(/^It is too late to cancel online\./)
    expect((await act('cancel', asked)).status).toBe(200)
    await call(api.studio.update, { as: 'owner', body: { calendar: defaultStudio.calendar } })
  })
})

describe('the link', () => {
  it('is renewed by the owner, and the old one stops working', async () => {
    const one = await booked()
    const link = (as: 'owner' | 'customer' | 'stranger') => call(calls.link, { as, params: { id: one.id } })
    expect((await link('customer')).body.data.path).toBe(`/booking/${one.reference}?key=${one.key}`)
    expect((await link('stranger')).status).toBe(404)
    expect((await byOwner('renewLink', one)).status).toBe(200)
    expect((await read(one)).status).toBe(404)
    const { path } = (await link('owner')).body.data
    expect((await read({ ...one, key: path.split('key=')[1] })).status).toBe(200)
    expect((await toClient(one)).heading).toBe('Your booking page')
  })

  it('comes with the galleries of the booking, only for the owner', async () => {
    const one = await booked()
    const body = { title: 'Sharmin and Rafi', bookingId: one.id }
    const { _id } = (await call(api.gallery.add, { as: 'owner', body })).body.data
    const galleries = async (as: 'owner' | 'customer') =>
      (await call(calls.link, { as, params: { id: one.id } })).body.data.galleries
    expect(await galleries('owner')).toEqual([{ _id, title: 'Sharmin and Rafi' }])
    expect(await galleries('customer')).toEqual([])
  })

  it('that was lost is sent only to its own address, a limited number of times, always with the same reply', async () => {
    const one = await booked({ email: 'lost@example.com' })
    const lose = (reference: string, email: string) => call(calls.lostLink, { body: { reference, email } })
    const answers = [
      await lose(one.reference.toLowerCase(), 'Lost@Example.com'),
      await lose(one.reference, 'stranger@example.com'),
      await lose('AL-NOBODY', 'lost@example.com'),
    ]
    for (let n = 0; n < 4; n++) answers.push(await lose(one.reference, 'lost@example.com'))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1)
    const links = (await lettersOf(one, 'lost@example.com')).filter(
      ({ heading }) => heading === 'Your booking page',
    )
    expect(links).toHaveLength(3)
    expect(await lettersOf(one, 'stranger@example.com')).toEqual([])
  })
})

it('the number of messages and day requests of a client is limited', async () => {
  const one = await booked()
  const created_at = new Date().toISOString()
  const rows = Array.from({ length: 298 }, (_, n) => ({
    id: `${one.id}-${n}`,
    booking_id: one.id,
    body: 'Hello',
    idempotency_key: null,
    created_at,
  }))
  await db.insertInto('client_message').values(rows).execute()
  expect((await act('askDay', one, { eventDate: nextDay() })).status).toBe(200)
  expect((await act('write', one, { message: 'The last one' })).status).toBe(201)
  expect((await act('write', one, { message: 'One too many' })).status).toBe(409)
  expect((await act('askDay', one, { eventDate: nextDay() })).status).toBe(409)
})
