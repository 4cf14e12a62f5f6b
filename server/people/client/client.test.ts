import { beforeEach, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { Client } from '../../../contract/people/client.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import { addService, bookingExample, offerExample } from '../../testing/examples.ts'
import { addActivity } from '../../gallery/gallery/gallery-activity.queries.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app)
const today = dayInDhaka()

const asOwner = (id: string, body?: object) => ({ as: 'owner', params: { id }, body }) as const
let last = addDays(today, 20)
const nextDay = () => (last = addDays(last, 3))

interface Person {
  name: string
  phone?: string
  email?: string
  eventDate?: string
}
async function book(person: Person, as?: 'customer'): Promise<string> {
  const body = { ...bookingExample(serviceId), eventDate: nextDay(), ...person }
  return (await call(api.booking.add, { as, body })).body.data._id
}
/** An offer of ৳92,000 with an advance of 30 percent, which the client accepts by phone. */
async function agree(id: string, changes = {}) {
  await call(api.offer.saveDraft, asOwner(id, { ...offerExample, ...changes }))
  const { offers } = (await call(api.offer.ofBooking, asOwner(id))).body.data
  await call(api.offer.send, asOwner(offers[0]._id))
  const accepted = await call(api.offer.agree, asOwner(offers[0]._id, { name: 'Rafi Hasan' }))
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
}
const pay = (id: string, amount: number) => call(api.payment.record, asOwner(id, { way: 'cash', amount }))
const list = async (query: Record<string, string | number> = {}) => {
  const reply = await call(api.client.list, { as: 'owner', query })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body as { data: Client[]; total: number; counts: object }
}
const names = async (query: Record<string, string | number>) =>
  (await list(query)).data.map(({ name }) => name)

// Spam is not listed, and the ledger allows no deletion.
beforeEach(() => db.updateTable('booking').set({ spam: true }).execute())

it('shows each person once, with all of their bookings', async () => {
  const first = await book({ name: 'Nusrat' }, 'customer')
  const day = nextDay()
  await book({ name: 'Nusrat Jahan', eventDate: day, phone: '01711000418' }, 'customer')
  const { data, total } = await list()
  expect(total).toBe(1)
  const { data: person } = (await call(api.person.one, asOwner(first))).body
  expect(data).toMatchObject([
    { _id: person._id, name: 'Nusrat Jahan', bookings: 2, agreed: null, paid: 0, dueNow: 0, gallery: null },
  ])
  expect(data[0]!.day < day).toBe(true)
  expect(person.client).toEqual(data[0])
  const joined = await book({ name: 'Their sister' })
  await call(api.person.join, { as: 'owner', body: { id: first, other: joined } })
  const [only, ...others] = (await list()).data
  expect([only!.bookings, only!._id, others]).toEqual([
    3,
    (await call(api.person.one, asOwner(first))).body.data._id,
    [],
  ])
})

it('leaves out spam and erased clients', async () => {
  const id = await book({ name: 'Paid' })
  await agree(id)
  await pay(id, 100_000)
  await call(api.booking.remove, asOwner(id))
  await book({ name: 'Spam' })
  await db.updateTable('booking').set({ spam: true }).where('name', '=', 'Spam').execute()
  expect(await list()).toMatchObject({ total: 0, data: [] })
})

it('sums up what is due by today over all bookings of a client', async () => {
  const [one, two] = [await book({ name: 'A' }, 'customer'), await book({ name: 'A' }, 'customer')]
  await agree(one)
  await agree(two)
  await pay(one, 2_000_000)
  await pay(two, 9_200_000)
  const { data, counts } = await list({ group: 'owing' })
  const { bookings } = (await call(api.person.one, asOwner(one))).body.data
  const sum = (of: string) => bookings.reduce((all: number, { balance }: any) => all + balance[of], 0)
  expect(data[0]).toMatchObject({
    agreed: sum('agreed'),
    paid: sum('paid'),
    dueNow: sum('dueNow'),
    balance: sum('balance'),
  })
  expect(data[0]!.dueNow).toBe(760_000)
  expect(counts).toEqual({ all: 1, owing: 1, coming: 1, dueNow: 760_000 })
  const three = await book({ name: 'A' }, 'customer')
  await agree(three, { balanceDueOn: today })
  expect((await list()).data[0]!.dueNow).toBe(760_000 + 9_200_000)
})

it('can be searched, filtered and sorted, one page at a time', async () => {
  const soon = await book({ name: 'bela', phone: '01819 334455', eventDate: addDays(today, 2) })
  const owing = await book({ name: 'Amena', email: 'amena@example.com' })
  const past = await book({ name: 'Chaya', eventDate: addDays(today, 3) })
  await db
    .updateTable('booking')
    .set({ event_date: addDays(today, -3) })
    .where('id', '=', past)
    .execute()
  await agree(owing)
  const cases: [Record<string, string | number>, string[]][] = [
    [{}, ['Amena', 'Chaya', 'bela']],
    [{ by: 'name' }, ['Amena', 'bela', 'Chaya']],
    [{ by: 'day' }, ['bela', 'Amena', 'Chaya']],
    [{ by: 'owes' }, ['Amena', 'Chaya', 'bela']],
    [{ search: 'BEL' }, ['bela']],
    [{ search: '+8801819-3344' }, ['bela']],
    [{ search: 'amena@' }, ['Amena']],
    [{ group: 'coming', by: 'name' }, ['Amena', 'bela']],
    [{ by: 'name', page: 2, limit: 2 }, ['Chaya']],
  ]
  for (const [query, expected] of cases) expect(await names(query), JSON.stringify(query)).toEqual(expected)
  expect((await list({ search: 'bela' })).counts).toMatchObject({ all: 1, owing: 0, coming: 1 })
  await call(api.bookingState.confirm, asOwner(soon, {}))
  await db.updateTable('booking').set({ status: 'done' }).where('id', '=', soon).execute()
  expect((await list({ search: 'bela' })).counts).toMatchObject({ coming: 0 })
  await call(api.booking.reply, asOwner(soon, { body: 'Yes.' }))
  expect((await list()).data[0]).toMatchObject({
    name: 'bela',
    lastContact: { actor: 'owner', what: 'reply' },
  })
})

it('names the newest gallery', async () => {
  const id = await book({ name: 'Tahmina' })
  await call(api.gallery.add, { as: 'owner', body: { bookingId: id, title: 'Holud' } })
  await call(api.gallery.add, { as: 'owner', body: { bookingId: id, title: 'Reception' } })
  expect((await list()).data[0]!.gallery).toMatchObject({ title: 'Reception', status: 'draft' })
})

it('counts a sent selection as a contact', async () => {
  const id = await book({ name: 'Tahmina' })
  const gallery = await call(api.gallery.add, { as: 'owner', body: { bookingId: id, title: 'Holud' } })
  await book({ name: 'Rafi' })
  await addActivity(db, gallery.body.data._id, { what: 'visited', actor: 'client' })
  expect(await names({})).toEqual(['Rafi', 'Tahmina'])
  await addActivity(db, gallery.body.data._id, { what: 'sent', actor: 'client', detail: '12' })
  expect((await list()).data[0]).toMatchObject({
    name: 'Tahmina',
    lastContact: { actor: 'client', what: 'selection' },
  })
})
