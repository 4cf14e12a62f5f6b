import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { addDays, momentIn } from '../../../contract/shape/zone.ts'
import { addService, bookingExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { FreedDays } from '../calendar/waiting-list-job.ts'
import { keyOfBooking } from './booking-key.ts'
import { processDueBookings } from './due-bookings.ts'
import { createWaitingListHandler } from './hold.service.ts'

const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app, { title: 'Wedding Story' })
const hour = 3_600_000

let last = addDays(dayInDhaka(), 20)
const nextDay = () => (last = addDays(last, 3))
let mailboxes = 0

async function asked(eventDate: string, changes: object = {}): Promise<string> {
  const email = `client-${++mailboxes}@example.com`
  const body = { ...bookingExample(serviceId), email, eventDate, ...changes }
  return (await call(api.booking.add, { body })).body.data._id
}
const act = (what: 'confirm' | 'cancel' | 'move' | 'done', id: string, body: object = {}) =>
  call(api.bookingState[what], { as: 'owner', params: { id }, ...(what !== 'done' && { body }) })
const read = async (id: string) => (await call(api.booking.one, { as: 'owner', params: { id } })).body.data
/** Subjects of the mails about a booking, except those of the request itself. */
const subjects = async (id: string) => {
  const mails = await db
    .selectFrom('mail')
    .select('subject')
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute()
  return mails.map(({ subject }) => subject.split(/:| \(/)[0]).slice(2)
}
/** Runs the waiting-list jobs of the queue. */
async function askWaitingLists() {
  const jobs = await db.deleteFrom('job').where('kind', '=', 'waiting-list').returning('payload').execute()
  const offer = createWaitingListHandler(db)
  for (const { payload } of jobs) await offer(payload as FreedDays)
}
const at = (day: string, minutes: number) => momentIn('Asia/Dhaka', day, minutes)

describe('reminders', () => {
  it('are sent to the client a week and a day before and to the owner on the evening before, each once', async () => {
    const day = nextDay()
    const id = await asked(day)
    await act('confirm', id)
    await processDueBookings(db, at(addDays(day, -7), 599))
    expect(await subjects(id)).toEqual(['Confirmed'])
    const looks = Array.from({ length: 4 }, () => processDueBookings(db, at(addDays(day, -7), 600)))
    await Promise.all(looks)
    expect(await subjects(id)).toEqual(['Confirmed', 'In a week'])
    await processDueBookings(db, at(addDays(day, -1), 600))
    await processDueBookings(db, at(addDays(day, -1), 18 * 60))
    expect(await subjects(id)).toEqual(['Confirmed', 'In a week', 'Tomorrow', 'Tomorrow'])
    const { recipient } = await db
      .selectFrom('mail')
      .select('recipient')
      .where('booking_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(recipient).toBe('owner@example.com')
  })

  it('are not sent again after the clock was set back, nor after the day', async () => {
    const day = nextDay()
    const id = await asked(day)
    await act('confirm', id)
    for (const offset of [-7, -8, -7]) await processDueBookings(db, at(addDays(day, offset), 700))
    expect(await subjects(id)).toEqual(['Confirmed', 'In a week'])
    await processDueBookings(db, at(addDays(day, 2), 0))
    expect(await subjects(id)).toEqual(['Confirmed', 'In a week'])
  })

  it('move with the booking, and are dropped when it is cancelled or done', async () => {
    const [day, other] = [nextDay(), nextDay()]
    const id = await asked(day)
    await act('confirm', id)
    await act('move', id, { eventDate: other })
    await processDueBookings(db, at(addDays(other, -7), 599))
    expect(await subjects(id)).toEqual(['Confirmed', 'New date'])
    await processDueBookings(db, at(addDays(other, -7), 600))
    expect(await subjects(id)).toEqual(['Confirmed', 'New date', 'In a week'])
    await act('cancel', id)
    await processDueBookings(db, at(addDays(other, -1), 1200))
    expect(await subjects(id)).toEqual(['Confirmed', 'New date', 'In a week', 'Cancelled'])
    const kept = db.selectFrom('reminder').select('kind').where('booking_id', '=', id)
    expect(await kept.where('sent_at', 'is', null).execute()).toEqual([])
  })

  it('that would be due before the confirmation are left out', async () => {
    const id = await asked(addDays(dayInDhaka(), 3))
    await act('confirm', id)
    await processDueBookings(db, Date.now())
    expect(await subjects(id)).toEqual(['Confirmed'])
    await act('cancel', id)
  })
})

describe('the waiting list', () => {
  /** A taken day with two entries on its waiting list. */
  async function taken() {
    const day = nextDay()
    const first = await asked(day)
    await act('confirm', first)
    const second = await asked(day, { waiting: true })
    const third = await asked(day, { waiting: true })
    return { day, first, second, third }
  }

  it('is offered the day in order: it is held for the first until the time is over, then for the next', async () => {
    const { day, first, second, third } = await taken()
    await act('cancel', first)
    await askWaitingLists()
    const held = await read(second)
    expect(held).toMatchObject({ status: 'offered', resolved: true })
    const until = Date.parse(held.heldUntil)
    expect(Math.abs(until - Date.now() - 24 * hour)).toBeLessThan(hour)
    expect((await read(third)).status).toBe('waiting')
    const fourth = await call(api.booking.add, { body: { ...bookingExample(serviceId), eventDate: day } })
    expect(fourth.status).toBe(409)

    await processDueBookings(db, until - hour)
    expect(await subjects(second)).toEqual([
      expect.stringContaining('has become free'),
      expect.stringContaining('Held until'),
    ])
    expect(await processDueBookings(db, until)).toEqual([])
    expect(await processDueBookings(db, until)).toEqual([])
    expect((await read(second)).status).toBe('lapsed')
    await askWaitingLists()
    expect((await read(third)).status).toBe('offered')
  })

  it('the client accepts the held day with the key of the mail, and it stays held until the owner confirms', async () => {
    const { first, second } = await taken()
    await act('cancel', first)
    await askWaitingLists()
    const { reference } = await read(second)
    const answer = (key: string, word = 'accept') =>
      call(api.bookingState.answerHold, { params: { reference }, body: { key, answer: word } })
    expect((await answer('a-guess')).status).toBe(404)
    expect((await answer(await keyOfBooking(db, first))).status).toBe(404)
    expect((await answer(await keyOfBooking(db, second))).status).toBe(200)
    expect(await read(second)).toMatchObject({ status: 'offered', resolved: false, heldUntil: null })
    await processDueBookings(db, Date.now() + 100 * hour)
    expect((await read(second)).status).toBe('offered')
    expect((await act('confirm', second)).status).toBe(200)
    expect((await answer(await keyOfBooking(db, second))).status).toBe(409)
  })

  it('a released day is offered to the next, and stored mails do not contain the key', async () => {
    const { first, second, third } = await taken()
    await act('cancel', first)
    await askWaitingLists()
    const key = await keyOfBooking(db, second)
    const { reference } = await read(second)
    const letters = await db.selectFrom('mail').select('letter').where('booking_id', '=', second).execute()
    expect(JSON.stringify(letters)).toContain(`/booking/${reference}?key={key}`)
    expect(JSON.stringify(letters)).not.toContain(key)
    await call(api.bookingState.answerHold, { params: { reference }, body: { key, answer: 'release' } })
    expect((await read(second)).status).toBe('cancelled')
    await askWaitingLists()
    expect((await read(third)).status).toBe('offered')
  })

  it('the owner is asked to call a client without an email address', async () => {
    const day = nextDay()
    const first = await asked(day)
    await act('confirm', first)
    const contact = { email: '', phone: '০১৭০০-০০০২৪৫', waiting: true }
    const none = await call(api.booking.add, {
      body: { ...bookingExample(serviceId), ...contact, phone: ' ', eventDate: day },
    })
    expect(none.body.fields).toEqual({ phone: 'Enter a phone number or an email address.' })
    const second = await asked(day, contact)
    const mailsOf = () =>
      db
        .selectFrom('mail')
        .select(['recipient', 'subject', 'letter'])
        .where('booking_id', '=', second)
        .orderBy('id')
        .execute()
    expect((await mailsOf()).map(({ recipient }) => recipient)).toEqual(['owner@example.com'])
    await act('cancel', first)
    await askWaitingLists()
    expect(await read(second)).toMatchObject({ status: 'offered', resolved: false, email: '' })
    const [, told, ...more] = await mailsOf()
    expect(more).toEqual([])
    expect([told!.recipient, told!.subject]).toEqual([
      'owner@example.com',
      expect.stringMatching(/^Please call .+ has become free/),
    ])
    expect(JSON.stringify(told!.letter)).toContain('https://wa.me/8801700000245')
    expect((await act('confirm', second)).status).toBe(200)
  })

  it('is offered a blocked day when it is opened again', async () => {
    const day = nextDay()
    const { body } = await call(api.calendar.block, { as: 'owner', body: { from: day, to: day } })
    const id = await asked(day, { waiting: true })
    expect((await read(id)).status).toBe('waiting')
    await call(api.calendar.unblock, { as: 'owner', params: { id: body.data._id } })
    await askWaitingLists()
    expect((await read(id)).status).toBe('offered')
  })
})
