import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { usualHours } from '../../../contract/shape/week-hours.ts'
import { addDays, momentIn, weekdayOf } from '../../../contract/shape/zone.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { addService, bookingExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const { call, db } = app
const wedding = await addService(app, { title: 'Wedding Story' })
const portrait = await addService(app, { title: 'Portraits', duration: 120 })

let last = addDays(dayInDhaka(), 20)
/** One that no other test has used. */
const nextDay = () => (last = addDays(last, 3))

const book = (eventDate: string, changes: object = {}) =>
  call(api.booking.add, { as: 'customer', body: { ...bookingExample(wedding), eventDate, ...changes } })
const asked = async (eventDate: string, changes: object = {}): Promise<string> =>
  (await book(eventDate, changes)).body.data._id
const act = (what: keyof typeof api.bookingState, id: string, body: object = {}) =>
  call(api.bookingState[what], { as: 'owner', params: { id }, ...(what !== 'done' && { body }) })
const read = async (id: string) => (await call(api.booking.one, { as: 'owner', params: { id } })).body
const row = (id: string) =>
  db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const mailsTo = (id: string, recipient = 'rafi@example.com') =>
  db
    .selectFrom('mail')
    .select('letter')
    .where('booking_id', '=', id)
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
const lastMail = async (id: string) => (await mailsTo(id)).at(-1)!.letter as any
const availability = async (serviceId: string, from: string, to = from) =>
  (await call(api.calendar.availability, { query: { serviceId, from, to } })).body.data

describe('a request', () => {
  it('stores everything that was entered, and holds no day', async () => {
    const day = nextDay()
    const changes = { startTime: '৯:৩০', note: 'We dance first.', language: 'bn' }
    const id = await asked(day, changes)
    const { data, events } = await read(id)
    expect(data).toMatchObject({ status: 'requested', startTime: '09:30', note: 'We dance first.' })
    expect(data).toMatchObject({ language: 'bn', place: 0, heldUntil: null })
    expect(events).toMatchObject([{ actor: 'client', what: 'requested', data: { eventDate: day } }])
    expect((await book(day)).status).toBe(201)
    expect((await availability(wedding, day))[0].state).toBe('free')
  })

  it('for a taken or closed day is refused with the next free days, or joins the waiting list', async () => {
    const day = nextDay()
    await act('confirm', await asked(day))
    await call(api.calendar.block, { as: 'owner', body: { from: addDays(day, 1), to: addDays(day, 1) } })
    const refused = await book(day)
    expect(refused.status).toBe(409)
    expect(refused.body.error).toMatch(/^\w+ \d+, \d+ is already taken\. The next free days are .+ and .+\.$/)
    expect(refused.body.fields).toEqual({ eventDate: refused.body.error })
    const closed = await book(addDays(day, 1))
    expect([closed.status, closed.body.error]).toEqual([409, expect.stringMatching(/ cannot be booked\. /)])
    const waits = await asked(day, { waiting: true })
    expect((await read(waits)).data.status).toBe('waiting')
    expect((await read(await asked(addDays(day, 2), { waiting: true }))).data.status).toBe('requested')
  })

  it('sent again after its day was taken gets the same reply', async () => {
    const day = nextDay()
    const key = crypto.randomUUID()
    const first = await book(day, { key })
    await act('confirm', first.body.data._id)
    const again = await book(day, { key })
    expect([again.status, again.body]).toEqual([201, first.body])
  })

  it('for a taken time is refused, even if the day has other times', async () => {
    const day = nextDay()
    await act('confirm', await asked(day, { serviceId: portrait, startTime: '10:00' }))
    const wrong = await book(day, { serviceId: portrait, startTime: '11:00' })
    expect([wrong.status, wrong.body.error]).toEqual([409, expect.stringMatching(/^This time on /)])
    expect((await book(day, { serviceId: portrait, startTime: '12:00' })).status).toBe(201)
    expect((await book(day, { serviceId: portrait })).status).toBe(201)
  })

  it('wrong values are refused beside their field', async () => {
    for (const [change, field, sentence] of [
      [{ startTime: '25:00' }, 'startTime', 'Enter the time as 09:00.'],
      [{ language: 'fr' }, 'language', 'Language is en or bn.'],
    ] as const) {
      const { status, body } = await book(nextDay(), change)
      expect([status, body.fields], JSON.stringify(change)).toEqual([400, { [field]: sentence }])
    }
  })
})

describe('a confirmation', () => {
  it('takes the whole day, settles the request, and mails the client an event', async () => {
    const day = nextDay()
    const id = await asked(day)
    expect((await act('confirm', id)).body).toEqual({ success: true, message: 'The booking is confirmed' })
    const { data, events } = await read(id)
    expect(data).toMatchObject({ status: 'confirmed', resolved: true, resolvedAt: expect.any(String) })
    expect(events.map((event: any) => [event.actor, event.what])).toEqual([
      ['client', 'requested'],
      ['owner', 'confirmed'],
    ])
    expect(await row(id)).toMatchObject({
      starts_at: momentIn('Asia/Dhaka', day),
      ends_at: momentIn('Asia/Dhaka', addDays(day, 1)),
      sequence: 1,
    })
    expect(await lastMail(id)).toMatchObject({
      subject: expect.stringMatching(/^Confirmed: Wedding Story on /),
      event: { method: 'REQUEST', status: 'CONFIRMED', sequence: 1, uid: id, attendee: 'rafi@example.com' },
    })
    expect((await availability(wedding, day))[0]).toEqual({ date: day, state: 'taken' })
  })

  it('is refused and changes nothing if it would overlap', async () => {
    const day = nextDay()
    const [first, second] = [await asked(day), await asked(day)]
    await act('confirm', first)
    const refused = await act('confirm', second)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.stringMatching(/is already taken\. The next free days are /),
    ])
    expect((await read(second)).data).toMatchObject({ status: 'requested', resolved: false })
    expect((await read(second)).events).toHaveLength(1)
    expect(JSON.stringify(await mailsTo(second))).not.toContain('Confirmed')
  })

  it('may use a second place for an assistant, which cannot overlap either', async () => {
    const day = nextDay()
    const [first, second, third] = [await asked(day), await asked(day), await asked(day)]
    await act('confirm', first)
    expect((await act('confirm', second, { place: 1 })).status).toBe(200)
    expect((await act('confirm', third, { place: 1 })).status).toBe(409)
    expect((await read(second)).data.place).toBe(1)
  })

  it('can fix another day and time than requested, with the buffer after it', async () => {
    const day = nextDay()
    const studio = (await call(api.studio.one, { as: 'owner' })).body.data
    const save = (buffer: number) =>
      call(api.studio.update, { as: 'owner', body: { calendar: { ...studio.calendar, buffer } } })
    await save(60)
    const id = await asked(addDays(day, 1), { serviceId: portrait })
    expect((await act('confirm', id, { eventDate: day, startTime: '14:00' })).status).toBe(200)
    expect(await row(id)).toMatchObject({
      event_date: day,
      start_time: '14:00',
      event_ends_at: momentIn('Asia/Dhaka', day, 16 * 60),
      ends_at: momentIn('Asia/Dhaka', day, 17 * 60),
    })
    const free = (await availability(portrait, day))[0].times
    expect(free).toEqual(['09:00', '10:00', '11:00', '17:00', '18:00', '19:00'])
    await save(0)
  })

  it('without a time takes the first free one', async () => {
    const day = nextDay()
    await act('confirm', await asked(day, { serviceId: portrait, startTime: '09:00' }))
    const id = await asked(day, { serviceId: portrait })
    await act('confirm', id)
    expect((await read(id)).data.startTime).toBe('11:00')
  })

  it('is refused for spam', async () => {
    const spam = await asked(nextDay(), { website: 'https://cheap.example' })
    expect((await act('confirm', spam)).body.error).toMatch(/is in spam/)
  })

  it('succeeds only once for concurrent requests', async () => {
    const day = nextDay()
    const ids = await Promise.all(Array.from({ length: 8 }, () => asked(day)))
    const replies = await Promise.all(ids.map((id) => act('confirm', id)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
    const same = await Promise.all(Array.from({ length: 4 }, () => act('cancel', ids[0]!)))
    expect(same.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('after the request', () => {
  it('a moved booking frees its day, takes the other, and increases its sequence in calendars', async () => {
    const [day, other] = [nextDay(), nextDay()]
    const id = await asked(day)
    await act('confirm', id)
    expect((await act('move', id, { eventDate: other })).status).toBe(200)
    expect((await availability(wedding, day))[0].state).toBe('free')
    expect((await availability(wedding, other))[0].state).toBe('taken')
    expect(await lastMail(id)).toMatchObject({ event: { method: 'REQUEST', sequence: 2, day: other } })
    const third = await asked(day)
    await act('confirm', third)
    expect((await act('move', third, { eventDate: other })).status).toBe(409)
    expect((await read(third)).data.eventDate).toBe(day)
  })

  it('a cancelled booking frees its day, with the owner’s message in the mail', async () => {
    const day = nextDay()
    const id = await asked(day)
    await act('confirm', id)
    expect((await act('cancel', id, { message: 'I have a fever.' })).status).toBe(200)
    const { data, events } = await read(id)
    expect(data).toMatchObject({ status: 'cancelled', resolved: true })
    expect(events.at(-1)).toMatchObject({ what: 'cancelled', data: { message: 'I have a fever.' } })
    const mail = await lastMail(id)
    expect(mail.paragraphs).toContain('I have a fever.')
    expect(mail.event).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: 2, uid: id })
    expect((await availability(wedding, day))[0].state).toBe('free')
  })

  it('a declined request is settled; a done booking keeps its day and sends nothing', async () => {
    const declined = await asked(nextDay())
    expect((await act('decline', declined)).status).toBe(200)
    expect((await read(declined)).data).toMatchObject({ status: 'declined', resolved: true })
    const day = nextDay()
    const done = await asked(day)
    await act('confirm', done)
    const mails = (await mailsTo(done)).length
    expect((await act('done', done)).status).toBe(200)
    expect((await read(done)).data.status).toBe('done')
    expect(await mailsTo(done)).toHaveLength(mails)
    expect((await availability(wedding, day))[0].state).toBe('taken')
  })

  it('is refused in a state that does not allow it', async () => {
    for (const [what, status, sentence] of [
      ['done', 'requested', 'This booking is not confirmed yet.'],
      ['confirm', 'declined', 'This booking was declined.'],
      ['cancel', 'declined', 'This booking was declined.'],
      ['move', 'cancelled', 'This booking was cancelled.'],
      ['decline', 'confirmed', 'This booking is already confirmed.'],
      ['confirm', 'confirmed', 'This booking is already confirmed.'],
    ] as const) {
      const id = await asked(nextDay())
      if (status === 'confirmed') await act('confirm', id)
      else if (status !== 'requested') await act(status === 'declined' ? 'decline' : 'cancel', id)
      const refused = await act(what, id, what === 'move' ? { eventDate: nextDay() } : {})
      expect([refused.status, refused.body.error], what).toEqual([409, sentence])
      expect((await act(what, 'nowhere', { eventDate: '2099-01-01' })).status, what).toBe(404)
    }
  })

  it('a client without an address gets no mail, and only the owner can change the booking', async () => {
    const body = { name: 'Caller', phone: '01711000000', eventDate: nextDay(), serviceId: wedding }
    const id = (await call(api.booking.enter, { as: 'owner', body })).body.data._id
    expect((await act('confirm', id)).status).toBe(200)
    expect(await mailsTo(id, '')).toEqual([])
    const stranger = await call(api.bookingState.confirm, { as: 'customer', params: { id }, body: {} })
    expect(stranger.status).toBe(403)
  })
})

describe('GET /availability', () => {
  it('is refused for more than 62 days, for days in the wrong order and for unknown services', async () => {
    const ask = (query: object) =>
      call(api.calendar.availability, { query: { serviceId: wedding, from: last, to: last, ...query } })
    expect((await ask({ to: addDays(last, 61) })).body.data).toHaveLength(62)
    expect((await ask({ to: addDays(last, 62) })).body.fields).toEqual({ to: 'Ask for at most 62 days.' })
    expect((await ask({ to: addDays(last, -1) })).status).toBe(400)
    expect((await ask({ serviceId: 'nowhere' })).status).toBe(404)
  })

  it('follows changes of the studio’s rules and open days at once', async () => {
    const day = nextDay()
    const hours = usualHours.map(() => ({ open: true, from: '10:00', until: '12:00' }))
    const state = async () => (await availability(portrait, day))[0]
    expect((await state()).times).toHaveLength(11)
    await call(api.studio.update, { as: 'owner', body: { hours } })
    expect(await state()).toEqual({ date: day, state: 'free', times: ['10:00'] })
    await call(api.calendar.open, { as: 'owner', body: { date: day, from: '07:00', until: '10:00' } })
    expect((await state()).times).toEqual(['07:00', '08:00'])
    expect((await call(api.calendar.opened, { as: 'owner' })).body.data).toEqual([
      { date: day, from: '07:00', until: '10:00' },
    ])
    await call(api.calendar.close, { as: 'owner', params: { date: day } })
    await call(api.calendar.block, {
      as: 'owner',
      body: { from: day, to: day, fromTime: '09:00', toTime: '11:00' },
    })
    expect((await state()).state).toBe('closed')
    const { data } = (await call(api.calendar.blocked, { as: 'owner' })).body
    expect(data.at(-1)).toMatchObject({ from: day, fromTime: '09:00', toTime: '11:00' })
  })
})

it('GET /calendar names the days off, unless they were opened', async () => {
  const day = nextDay()
  const off = async () =>
    (await call(api.calendar.days, { as: 'owner', query: { from: day, to: addDays(day, 2) } })).body.data.off
  const hours = usualHours.map((hours, weekday) => ({ ...hours, open: weekday === weekdayOf(day) }))
  await call(api.studio.update, { as: 'owner', body: { hours } })
  expect(await off()).toEqual([addDays(day, 1), addDays(day, 2)])
  const open = { date: addDays(day, 1), from: '07:00', until: '10:00' }
  await call(api.calendar.open, { as: 'owner', body: open })
  expect(await off()).toEqual([addDays(day, 2)])
  await call(api.studio.update, { as: 'owner', body: { hours: usualHours } })
})

it('Bangla digits are accepted in every date, time and number of the owner', async () => {
  const day = nextDay()
  const digits = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)
  const id = await asked(day)
  const body = { eventDate: digits(addDays(day, 1)), startTime: '০৯:০০' }
  expect((await call(api.bookingState.confirm, { as: 'owner', params: { id }, body })).status).toBe(200)
  const moved = { ...body, eventDate: digits(day) }
  expect((await call(api.bookingState.move, { as: 'owner', params: { id }, body: moved })).status).toBe(200)
  expect((await call(api.booking.one, { as: 'owner', params: { id } })).body.data).toMatchObject({
    eventDate: day,
    status: 'confirmed',
  })
  const [from, to] = [digits(addDays(day, 1)), digits(addDays(day, 2))]
  const times = { fromTime: '১০:০০', toTime: '৯:৩০', repeat: 'year', repeatUntil: digits(addDays(day, 800)) }
  expect((await call(api.calendar.block, { as: 'owner', body: { from, to, ...times } })).status).toBe(201)
  const opened = { date: digits(addDays(day, 3)), from: '৭:০০', until: '১০:০০' }
  expect((await call(api.calendar.open, { as: 'owner', body: opened })).status).toBe(200)
  const { calendar } = (await call(api.studio.one, { as: 'owner' })).body.data
  await call(api.studio.update, { as: 'owner', body: { calendar: { ...calendar, buffer: '৯০' } } })
  expect((await call(api.studio.one, { as: 'owner' })).body.data.calendar.buffer).toBe(90)
  await call(api.studio.update, { as: 'owner', body: { calendar } })
})

it('a repeating block closes each of its days and is shown on each, until it is removed', async () => {
  const day = nextDay()
  const weeks = [day, addDays(day, 7), addDays(day, 14)]
  const body = { from: day, to: day, reason: 'Rest', repeat: 'week', repeatUntil: addDays(day, 8) }
  const { _id } = (await call(api.calendar.block, { as: 'owner', body })).body.data
  const states = async () =>
    (await Promise.all(weeks.map((week) => availability(wedding, week)))).map(([found]) => found.state)
  expect(await states()).toEqual(['closed', 'closed', 'free'])
  const { data } = (await call(api.calendar.days, { as: 'owner', query: { from: day, to: weeks[2]! } })).body
  expect(data.blocked.map((one: any) => [one._id, one.from])).toEqual([
    [_id, day],
    [_id, weeks[1]],
  ])
  const listed = (await call(api.calendar.blocked, { as: 'owner' })).body.data
  expect(listed.filter((one: any) => one._id === _id)).toMatchObject([
    { repeat: 'week', repeatUntil: addDays(day, 8) },
  ])
  await call(api.calendar.unblock, { as: 'owner', params: { id: _id } })
  expect(await states()).toEqual(['free', 'free', 'free'])
  const refused = await call(api.calendar.block, { as: 'owner', body: { ...body, to: addDays(day, 7) } })
  expect(refused.body.fields).toEqual({ to: 'A weekly block can be at most a week long.' })
})

it('GET /calendar shows the owner requested, confirmed and blocked days, and no cancelled ones', async () => {
  const day = nextDay()
  const [agreed, waits, off] = [await asked(day), await asked(day), await asked(day)]
  await act('confirm', agreed)
  await act('decline', off)
  await call(api.calendar.block, { as: 'owner', body: { from: addDays(day, 1), to: addDays(day, 9) } })
  const read62 = (as: 'owner' | 'customer', to = addDays(day, 1)) =>
    call(api.calendar.days, { as, query: { from: day, to } })
  const { data } = (await read62('owner')).body
  expect(data.bookings.map((one: any) => [one._id, one.status])).toEqual([
    [agreed, 'confirmed'],
    [waits, 'requested'],
  ])
  expect(data.bookings[0]).toMatchObject({
    startsAt: new Date(momentIn('Asia/Dhaka', day)).toISOString(),
    place: 0,
  })
  expect(data.bookings[0]).not.toHaveProperty('email')
  expect(data.blocked).toMatchObject([{ from: addDays(day, 1) }])
  expect((await read62('customer')).status).toBe(403)
  expect((await read62('owner', addDays(day, 90))).status).toBe(400)
})
