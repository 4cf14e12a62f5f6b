import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { defaultStudio } from '../../../contract/shape/studio-settings.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { addService, bookingExample, messageExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const { call } = app
const serviceId = await addService(app, { title: 'Corporate Photography' })
const example = bookingExample(serviceId)

const book = (changes: object = {}, as?: 'customer') =>
  call(api.booking.add, { as, body: { ...example, ...changes } })

describe('POST /booking-form', () => {
  it('stores the request with the current title of the service', async () => {
    const sent = await book()
    expect(sent.status).toBe(201)
    expect(sent.body).toMatchObject({ success: true, message: expect.stringContaining('received') })
    const { body } = await call(api.booking.one, { as: 'owner', params: { id: sent.body.data._id } })
    expect(body.data).toMatchObject({ ...example, serviceTitle: 'Corporate Photography', resolved: false })
  })

  it('accepts phone numbers in any spelling', async () => {
    for (const phone of ['01711000000', '+8801711-000000', '+44 20 7946 0018', '(880) 1711 000000']) {
      expect((await book({ phone })).status, phone).toBe(201)
    }
  })

  it('accepts today in Dhaka without a shortest notice, an empty address and a name in Bangla', async () => {
    const calendar = { ...defaultStudio.calendar, shortestNotice: 0 }
    expect((await book({ eventDate: dayInDhaka() })).status).toBe(409)
    await call(api.studio.update, { as: 'owner', body: { calendar } })
    const sent = await book({ eventDate: dayInDhaka(), address: undefined, name: 'তানভীর আহমেদ' })
    const { data } = (await call(api.booking.one, { as: 'owner', params: { id: sent.body.data._id } })).body
    expect(data).toMatchObject({ name: 'তানভীর আহমেদ', address: '', eventDate: dayInDhaka() })
  })

  it('refuses wrong values with a sentence beside their field', async () => {
    for (const [change, field, sentence] of [
      [{ name: '' }, 'name', 'Name is required.'],
      [{ name: undefined }, 'name', 'Name is required.'],
      [{ email: 'rafi@' }, 'email', 'Please enter a valid email address.'],
      [{ email: '' }, 'email', 'Email address is required.'],
      [{ phone: '12' }, 'phone', 'Please enter a valid phone number.'],
      [{ phone: undefined }, 'phone', 'Phone number is required.'],
      [{ eventDate: '2020-01-01' }, 'eventDate', 'The event date cannot be in the past.'],
      [{ eventDate: '2031-02-30' }, 'eventDate', 'Please enter a valid date.'],
      [{ eventDate: '' }, 'eventDate', 'Event date is required.'],
      [{ serviceId: 'nowhere' }, 'serviceId', 'This service is no longer offered.'],
    ] as const) {
      const { status, body } = await book(change)
      expect(status, JSON.stringify(change)).toBe(400)
      expect(body, JSON.stringify(change)).toEqual({
        success: false,
        error: sentence,
        fields: { [field]: sentence },
      })
    }
  })

  it('reports all invalid fields at once', async () => {
    const { body } = await call(api.booking.add, { body: {} })
    expect(Object.keys(body.fields).toSorted()).toEqual(['email', 'eventDate', 'name', 'phone', 'serviceId'])
  })

  it('ignores resolved and user in the payload', async () => {
    const sent = await book({ resolved: true, user_id: 'customer-2', _id: 'mine', created_at: '1999' })
    const { data } = (await call(api.booking.one, { as: 'owner', params: { id: sent.body.data._id } })).body
    expect(data.resolved).toBe(false)
    expect(data._id).not.toBe('mine')
    expect((await call(api.booking.one, { as: 'stranger', params: { id: data._id } })).status).toBe(404)
  })
})

describe('a form that is sent again', () => {
  const key = () => crypto.randomUUID()
  const stored = async () => (await call(api.booking.count, { as: 'owner' })).body.data

  it('makes one booking, its mails once, and gets the same reply', async () => {
    const [before, changes] = [await stored(), { key: key(), email: 'twice@example.com' }]
    const first = await book(changes)
    const mails = () => app.db.selectFrom('mail').where('booking_id', '=', first.body.data._id).selectAll()
    expect((await mails().execute()).length).toBe(2)
    const again = await book(changes)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await stored()).toBe(before + 1)
    expect((await mails().execute()).length).toBe(2)
  })

  it('at the same moment, too', async () => {
    const [before, changes] = [await stored(), { key: key() }]
    const replies = await Promise.all(Array.from({ length: 8 }, () => book(changes)))
    expect(new Set(replies.map(({ body }) => body.data._id)).size).toBe(1)
    expect(await stored()).toBe(before + 1)
  })

  it('without a script is recognised by the token of its page and what was typed', async () => {
    const before = await stored()
    const token = app.formTokens.mint()
    const [one, other] = [{ token }, { token, name: 'Another visitor' }]
    const ids = []
    for (const changes of [one, one, other, other]) ids.push((await book(changes)).body.data._id)
    expect([ids[0], ids[2]]).toEqual([ids[1], ids[3]])
    expect(await stored()).toBe(before + 2)
  })

  it('without a key does not reveal the private page of another visitor who typed the same', async () => {
    const token = app.formTokens.mint()
    const [first, again, bare] = [await book({ token }), await book({ token }), await book({ token })]
    expect(first.body.data.path).toMatch(/key=/)
    expect([again.body.data.path, bare.body.data.path]).toEqual([null, null])
    expect(JSON.stringify(again.body)).not.toContain('key=')
    const own = { token, key: key() }
    expect((await book(own)).body.data.path).toBe((await book(own)).body.data.path)
    const mine = async () =>
      (await call(api.booking.add, { as: 'owner', body: { ...bookingExample(serviceId), token } })).body.data
    expect((await mine()).path).toBe((await mine()).path)
    expect((await mine()).path).toMatch(/key=/)
  })

  it('makes a new booking if it was corrected, and so does each direct call without a token', async () => {
    const [before, changes] = [await stored(), { key: key() }]
    await book(changes)
    await book({ ...changes, phone: '01811000000' })
    await book()
    await book()
    expect(await stored()).toBe(before + 4)
  })
})

describe('GET /booking-form', () => {
  it('returns insertion order without parameters, and supports paging and sorting', async () => {
    const last = (await book({ name: 'The newest' })).body.data._id
    const all = (await call(api.booking.list, { as: 'owner' })).body
    expect(all.data).toHaveLength(all.total)
    expect(all.data.at(-1)._id).toBe(last)
    const page = (await call(api.booking.list, { as: 'owner', query: { page: 1, limit: 2, sort: 'desc' } }))
      .body
    expect(page.data.map((b: any) => b._id)).toEqual([last, all.data.at(-2)._id])
    expect(page.total).toBe(all.total)
    const beyond = await call(api.booking.list, { as: 'owner', query: { page: 500, limit: 50 } })
    const { total, counts, turns } = all
    expect(beyond.body).toEqual({ success: true, data: [], total, counts, turns })
  })

  it('is sorted by event date, with the price of the service', async () => {
    const word = 'Sorted'
    const day = (n: number) => dayInDhaka(new Date(Date.now() + n * 86_400_000))
    for (const n of [30, 10, 20]) await book({ name: `${word} ${n}`, eventDate: day(n) })
    const names = async (query: object) => {
      const { data } = (await call(api.booking.list, { as: 'owner', query: { search: word, ...query } })).body
      return data.map((b: any) => b.name)
    }
    const page = { page: 1, limit: 2 }
    expect(await names({ by: 'event' })).toEqual(['Sorted 10', 'Sorted 20', 'Sorted 30'])
    expect(await names({ by: 'event', sort: 'desc', ...page })).toEqual(['Sorted 30', 'Sorted 20'])
    expect(await names({ by: 'event', ...page, page: 2 })).toEqual(['Sorted 30'])
    expect(await names({})).toEqual(['Sorted 30', 'Sorted 10', 'Sorted 20'])
    const { body } = await call(api.booking.list, { as: 'owner', query: { search: word } })
    expect(body.data.map((b: any) => b.price)).toEqual([25000, 25000, 25000])
    const refused = await call(api.booking.list, { as: 'owner', query: { by: 'name' } as any })
    expect(refused.body.error).toBe('By is received or event.')
  })

  it('is filtered by search and status, and counts both statuses', async () => {
    const words = 'Nouka_100%'
    const first = (await book({ name: `${words} Trip` })).body.data._id
    const second = (await book({ address: `The jetty of ${words.toLowerCase()}` })).body.data._id
    await call(api.booking.solve, { as: 'owner', params: { id: first } })
    const list = async (query: object) =>
      (await call(api.booking.list, { as: 'owner', query: { sort: 'desc', page: 1, limit: 9, ...query } }))
        .body
    const idsOf = (body: any) => body.data.map((b: any) => b._id)

    const both = await list({ search: ` ${words} ` })
    expect(idsOf(both)).toEqual([second, first])
    expect(both).toMatchObject({ total: 2, counts: { pending: 1, solved: 1 } })
    const pending = await list({ search: words, resolved: 'false' })
    expect(idsOf(pending)).toEqual([second])
    expect(pending).toMatchObject({ total: 1, counts: { pending: 1, solved: 1 } })
    const solved = await list({ search: words, resolved: 'true' })
    expect(idsOf(solved)).toEqual([first])
    expect(await list({ search: 'Nouka 100' })).toMatchObject({ data: [], total: 0 })

    const all = await list({})
    expect(all.counts.pending + all.counts.solved).toBe(all.total)
    expect((await list({ resolved: 'true' })).total).toBe(all.counts.solved)
    const refused = await call(api.booking.list, { as: 'owner', query: { resolved: 'maybe' } as any })
    expect(refused.body).toMatchObject({ success: false, error: 'Resolved is true or false.' })
  })

  it('search shows a customer no bookings of others', async () => {
    await book({ name: 'Hidden from others' })
    const { body } = await call(api.booking.list, { as: 'stranger', query: { search: 'hidden' } })
    expect(body).toMatchObject({ data: [], total: 0, counts: { pending: 0, solved: 0 } })
  })

  it('shows a customer only the bookings they made while signed in', async () => {
    const mine = (await book({}, 'customer')).body.data._id
    const { body } = await call(api.booking.list, { as: 'customer' })
    expect(body.data.map((b: any) => b._id)).toEqual([mine])
    expect((await call(api.booking.count, { as: 'customer' })).body.data).toBe(1)
    expect((await call(api.booking.list, { as: 'stranger' })).body).toMatchObject({ data: [], total: 0 })
    expect((await call(api.booking.one, { as: 'stranger', params: { id: mine } })).status).toBe(404)
    expect((await call(api.booking.one, { as: 'customer', params: { id: mine } })).status).toBe(200)
  })
})

describe('PATCH /solved-booking/{id}', () => {
  it('marks as solved, only for the owner, and can be repeated', async () => {
    const id = (await book({}, 'customer')).body.data._id
    expect((await call(api.booking.solve, { as: 'customer', params: { id } })).status).toBe(403)
    for (let time = 0; time < 2; time++) {
      const solved = await call(api.booking.solve, { as: 'owner', params: { id } })
      expect(solved.body).toEqual({ success: true, message: 'Issue resolved successfully' })
    }
    expect((await call(api.booking.one, { as: 'customer', params: { id } })).body.data.resolved).toBe(true)
    expect((await call(api.booking.solve, { as: 'owner', params: { id: 'nowhere' } })).status).toBe(404)
  })

  it('keeps the time of the first call', async () => {
    const id = (await book()).body.data._id
    const solvedAt = async () => {
      await call(api.booking.solve, { as: 'owner', params: { id } })
      return (await call(api.booking.one, { as: 'owner', params: { id } })).body.data.resolvedAt
    }
    const first = await solvedAt()
    expect(Date.parse(first)).not.toBeNaN()
    expect(await solvedAt()).toBe(first)
  })
})

describe.each([
  ['booking', api.booking, example],
  ['message', api.message, messageExample],
] as const)('a solved %s', (_, noun, body) => {
  it('is marked as pending again, only by the owner, and the counts follow', async () => {
    const { _id: id } = (await call(noun.add, { as: 'customer', body })).body.data
    const counts = async () => (await call(noun.list, { as: 'owner' })).body.counts
    const before = await counts()
    await call(noun.solve, { as: 'owner', params: { id } })
    expect((await call(noun.reopen, { as: 'customer', params: { id } })).status).toBe(403)
    const reopened = await call(noun.reopen, { as: 'owner', params: { id } })
    expect(reopened.body).toEqual({ success: true, message: 'Marked as pending' })
    expect(await counts()).toEqual(before)
    const { data } = (await call(noun.one, { as: 'owner', params: { id } })).body
    expect(data).toMatchObject({ resolved: false, resolvedAt: null })
    expect((await call(noun.reopen, { as: 'owner', params: { id: 'nowhere' } })).status).toBe(404)
  })
})
