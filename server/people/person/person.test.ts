import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { Move } from '../../../contract/people/person.ts'
import { addReview, addService, bookingExample, messageExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app)

type Sender = 'owner' | 'customer' | 'stranger' | undefined
const book = async (email: string, as?: Sender): Promise<string> =>
  (await call(api.booking.add, { as, body: { ...bookingExample(serviceId), name: email, email } })).body.data
    ._id
const write = async (email: string, as?: Sender): Promise<string> =>
  (await call(api.message.add, { as, body: { ...messageExample, email } })).body.data._id
const read = async (id: string) => (await call(api.person.one, { as: 'owner', params: { id } })).body.data
const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id)
const of = async (id: string) => {
  const { _id, bookings, messages } = await read(id)
  return { _id, all: [...ids(bookings), ...ids(messages)].toSorted() }
}
const join = (id: string, other: string) => call(api.person.join, { as: 'owner', body: { id, other } })
const separate = (kind: string, id: string) => call(api.person.separate, { as: 'owner', body: { kind, id } })
const undo = (moves: Move[]) => call(api.person.undo, { as: 'owner', body: { moves } })
const rows = async (table: 'person' | 'person_member') =>
  (await db.selectFrom(table).selectAll().execute()).length

beforeEach(async () => {
  for (const table of ['person', 'booking', 'message', 'review'] as const)
    await db.deleteFrom(table).execute()
})

describe('without joining by hand', () => {
  it('requests from one account belong to one person, whatever address was typed', async () => {
    const [first, second] = [
      await book('a@example.com', 'customer'),
      await write('b@example.com', 'customer'),
    ]
    await addReview(app, serviceId, 4)
    const person = await read(first)
    expect(person).toMatchObject({
      _id: 'customer-1',
      accounts: [{ _id: 'customer-1', email: 'customer@example.com', verified: true }],
      reviews: [{ rating: 4, serviceId }],
    })
    expect((await of(second)).all).toEqual([first, second].toSorted())
    expect(await read('customer-1')).toEqual(person)
  })

  it('a typed address only suggests a match, in any case, and never with spam', async () => {
    const [known, same] = [await book('Twin@example.com'), await write('twin@EXAMPLE.com')]
    await write('other@example.com')
    const spam = { ...messageExample, email: 'twin@example.com', website: 'https://cheap.example' }
    await call(api.message.add, { body: spam })
    expect(await of(known)).toEqual({ _id: known, all: [known] })
    const { suggestions } = await read(known)
    expect(suggestions).toMatchObject([{ kind: 'message', id: same, name: 'Nadia', about: 'A question' }])
  })

  it('requests that the owner entered do not belong to one person', async () => {
    const [one, two] = [await book('a@example.com', 'owner'), await book('b@example.com', 'owner')]
    for (const id of [one, two]) expect(await of(id)).toEqual({ _id: id, all: [id] })
    expect((await read(await write('owner@example.com'))).suggestions).toEqual([])
    expect((await call(api.person.one, { as: 'owner', params: { id: 'owner-1' } })).status).toBe(404)
  })

  it('a typed address does not match a verified account by itself', async () => {
    const typed = await book('customer@example.com')
    expect(await of(typed)).toEqual({ _id: typed, all: [typed] })
    expect((await read(typed)).suggestions).toMatchObject([{ kind: 'account', id: 'customer-1' }])
    expect((await read('customer-1')).suggestions).toMatchObject([{ kind: 'booking', id: typed }])
  })
})

describe('joined by the owner', () => {
  it('two requests are joined, found by either id, and separated again', async () => {
    const [one, two] = [await book('a@example.com'), await write('b@example.com')]
    const joined = await join(one, two)
    expect(joined.body).toMatchObject({ success: true, message: 'Merged' })
    const both = { _id: joined.body.data._id, all: [one, two].toSorted() }
    for (const id of [one, two, joined.body.data._id]) expect(await of(id)).toEqual(both)
    const apart = await separate('message', two)
    expect(await of(two)).toEqual({ _id: two, all: [two] })
    expect((await undo(apart.body.data.undo)).status).toBe(200)
    expect(await of(two)).toEqual(both)
    await undo(joined.body.data.undo)
    expect(await of(one)).toEqual({ _id: one, all: [one] })
    expect([await rows('person'), await rows('person_member')]).toEqual([0, 0])
  })

  it('a request joined to an account includes all requests of that account, also later ones', async () => {
    const [typed, sent] = [await book('a@example.com'), await book('b@example.com', 'customer')]
    await join(sent, typed)
    const later = await write('c@example.com', 'customer')
    expect((await of(typed)).all).toEqual([typed, sent, later].toSorted())
  })

  it('two joined persons become one, and undo separates them', async () => {
    const [a, b, c, d] = await Promise.all(['a', 'b', 'c', 'd'].map((name) => book(`${name}@example.com`)))
    await join(a!, b!)
    await join(c!, d!)
    const before = [await of(a!), await of(c!)]
    const { body } = await join(a!, d!)
    expect((await of(c!)).all).toEqual([a, b, c, d].toSorted())
    await undo(body.data.undo)
    expect([await of(a!), await of(c!)]).toEqual(before)
  })

  it('two accounts are joined, and a request of one is separated', async () => {
    const [one, two] = [await book('a@example.com', 'customer'), await book('b@example.com', 'stranger')]
    await join('customer-1', 'customer-2')
    expect((await of(one)).all).toEqual([one, two].toSorted())
    await separate('booking', two)
    expect((await of('customer-2')).all).toEqual([one])
    expect((await of(two)).all).toEqual([two])
  })

  it('accepts a reference or the address of a page', async () => {
    const [one, two, three] = [
      await book('a@x.example'),
      await book('b@x.example'),
      await write('c@x.example'),
    ]
    const { reference } = (await read(two)).bookings[0]
    expect((await join(one, reference.toLowerCase())).status).toBe(200)
    await join(one, `https://studio.example/admin/inbox/view/${three}?a=b`)
    expect((await of(one)).all).toEqual([one, two, three].toSorted())
    expect((await join(one, three)).body.fields).toEqual({ other: 'These are already merged.' })
    expect((await join(one, 'AL-000000')).body.fields).toEqual({
      other: 'No such request, message or account was found.',
    })
    expect((await join('nobody', one)).status).toBe(404)
  })
})

it('is visible only to the owner', async () => {
  const id = await book('a@example.com', 'customer')
  expect((await call(api.person.one, { as: 'customer', params: { id } })).status).toBe(403)
  expect((await call(api.person.one, { params: { id } })).status).toBe(401)
  expect((await call(api.person.one, { as: 'owner', params: { id: 'nobody' } })).status).toBe(404)
  expect((await undo([{ kind: 'booking', id: 'nobody', person: 'somebody' }])).status).toBe(404)
})

it('deleting a request or an account deletes its membership', async () => {
  const [one, two] = [await book('a@example.com'), await book('b@example.com')]
  await join(one, two)
  for (const id of [one, two]) await call(api.booking.remove, { as: 'owner', params: { id } })
  expect(await rows('person_member')).toBe(0)
  const [kept, erased] = [await write('c@example.com'), await book('d@example.com', 'stranger')]
  await join(erased, kept)
  await join(erased, await book('e@example.com', 'stranger'))
  const removal = { confirm: 'stranger@example.com', reviews: 'remove', requests: 'erase' }
  await call(api.account.removeAccount, { as: 'stranger', body: removal })
  expect((await of(kept)).all).toEqual([kept])
  const left = await db.selectFrom('person_member').select(['message_id', 'booking_id']).execute()
  expect(left).toEqual([{ message_id: kept, booking_id: null }])
  expect(await rows('person')).toBe(1)
})
