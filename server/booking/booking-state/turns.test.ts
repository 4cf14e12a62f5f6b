import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import { addService, bookingExample, offerExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { keyOfBooking } from './booking-key.ts'
import { processDueBookings } from './due-bookings.ts'

const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app, { title: 'Wedding Story', price: 85_000 })

let last = addDays(dayInDhaka(), 20)
/** One that no other test has used. */
const nextDay = () => (last = addDays(last, 3))

const asOwner = (id: string, body?: object) => ({ as: 'owner', params: { id }, body }) as const
const row = (id: string) =>
  db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const asClient = async (id: string, body: object) => {
  const { reference } = await row(id)
  return { params: { reference }, body: { key: await keyOfBooking(db, id), ...body } }
}
const situationOf = async (id: string) => {
  const { data } = (await call(api.booking.one, asOwner(id))).body
  const { kind, turn, reason } = data.situation
  expect(data.resolved).toBe(turn !== 'owner')
  return reason ? [kind, turn, reason] : [kind, turn]
}
const ask = async () => {
  const body = { ...bookingExample(serviceId), eventDate: nextDay() }
  return (await call(api.booking.add, { as: 'customer', body })).body.data._id as string
}
async function sendOffer(id: string, changes: object = {}) {
  await call(api.offer.saveDraft, asOwner(id, { ...offerExample, ...changes }))
  const { offers } = (await call(api.offer.ofBooking, asOwner(id))).body.data
  expect((await call(api.offer.send, asOwner(offers[0]._id))).status).toBe(200)
}
async function accept(id: string) {
  const { reference } = await row(id)
  const query = { key: await keyOfBooking(db, id) }
  const { offer } = (await call(api.clientOffer.one, { params: { reference }, query })).body.data
  const body = { name: 'Rafi Hasan', sha256: offer.sha256 }
  expect((await call(api.clientOffer.accept, await asClient(id, body))).status).toBe(200)
}
const claim = async (id: string, transactionId: string) =>
  call(api.payment.claim, await asClient(id, { way: 'bkash', transactionId, sender: '01711000112' }))
const claims = async (id: string) => (await call(api.payment.ofBooking, asOwner(id))).body.data.claims
const solve = async (id: string) => expect((await call(api.booking.solve, asOwner(id))).status).toBe(200)
const write = async (id: string) => call(api.clientBooking.write, await asClient(id, { message: 'Hello' }))
const later = async (id: string) => processDueBookings(db, (await row(id)).held_until! + 1)

it('the turn changes from the request to the end, and returns to the owner with each event of the client', async () => {
  const id = await ask()
  expect(await situationOf(id)).toEqual(['pending', 'owner', 'request'])
  await sendOffer(id)
  expect(await situationOf(id)).toEqual(['offer-sent', 'client'])
  await write(id)
  expect(await situationOf(id)).toEqual(['offer-sent', 'owner', 'message'])
  await call(api.booking.reply, asOwner(id, { body: 'Yes.', solve: false }))
  expect(await situationOf(id)).toEqual(['offer-sent', 'client'])
  await accept(id)
  expect(await situationOf(id)).toEqual(['advance-due', 'client'])
  await claim(id, 'TRX00001')
  expect(await situationOf(id)).toEqual(['payment-to-check', 'owner', 'payment'])
  const [{ _id }] = await claims(id)
  await call(api.payment.approve, asOwner(_id, { amount: 8_500_000 }))
  expect(await situationOf(id)).toEqual(['confirmed', 'nobody'])
  await call(api.clientBooking.askDay, await asClient(id, { eventDate: nextDay() }))
  expect(await situationOf(id)).toEqual(['confirmed', 'owner', 'day-asked'])
  await call(api.clientBooking.declineDay, asOwner(id, {}))
  await processDueBookings(db, (await row(id)).event_ends_at! + 1)
  expect(await situationOf(id)).toEqual(['confirmed', 'owner', 'day-over'])
  await call(api.bookingState.done, asOwner(id))
  expect(await situationOf(id)).toEqual(['done', 'nobody'])
})

it('a booking marked as solved stays so until the client’s next event', async () => {
  const id = await ask()
  await solve(id)
  expect(await situationOf(id)).toEqual(['solved', 'nobody'])
  await sendOffer(id)
  await claim(id, 'TRX00002')
  await solve(id)
  expect(await situationOf(id)).toEqual(['payment-to-check', 'client'])
  await claim(id, 'TRX00003')
  expect(await situationOf(id)).toEqual(['payment-to-check', 'owner', 'payment'])
  await call(api.bookingState.cancel, asOwner(id, {}))
  await solve(id)
  expect(await situationOf(id)).toEqual(['payment-to-check', 'ended'])
})

it('a payment to check keeps it the owner’s turn, whatever else they answer', async () => {
  const id = await ask()
  await sendOffer(id)
  await claim(id, 'TRX00004')
  await call(api.bookingState.confirm, asOwner(id, {}))
  expect(await situationOf(id)).toEqual(['payment-to-check', 'owner', 'payment'])
  const [{ _id }] = await claims(id)
  await call(api.payment.notFound, asOwner(_id, {}))
  expect(await situationOf(id)).toEqual(['confirmed', 'nobody'])
})

it('becomes the owner’s turn shortly before an offer expires, and when it has expired', async () => {
  const id = await ask()
  await sendOffer(id, { validUntil: addDays(dayInDhaka(), 10) })
  await processDueBookings(db, (await row(id)).held_until! - 49 * 3_600_000)
  expect(await situationOf(id)).toEqual(['offer-sent', 'client'])
  await processDueBookings(db, (await row(id)).held_until! - 47 * 3_600_000)
  expect(await situationOf(id)).toEqual(['offer-sent', 'owner', 'offer-ending'])
  await later(id)
  expect(await situationOf(id)).toEqual(['offer-ran-out', 'owner', 'offer-ran-out'])
  await solve(id)
  expect(await situationOf(id)).toEqual(['offer-ran-out', 'ended'])
})

it('the list is filtered by turn and by situation, and counts the turns', async () => {
  const name = 'Narrowed'
  const body = () => ({ ...bookingExample(serviceId), name, eventDate: nextDay() })
  const add = async () => (await call(api.booking.add, { as: 'customer', body: body() })).body.data._id
  const [pending, offered, declined] = [await add(), await add(), await add()]
  await sendOffer(offered)
  await call(api.bookingState.decline, asOwner(declined, {}))
  const list = async (query: object) => {
    const { data, total, turns } = (
      await call(api.booking.list, { as: 'owner', query: { search: name, ...query } })
    ).body
    expect(total).toBe(data.length)
    expect(turns).toEqual({ owner: 1, client: 1, nobody: 0, ended: 1 })
    return data.map(({ _id }: any) => _id)
  }
  expect(await list({})).toEqual([pending, offered, declined])
  expect(await list({ turn: 'owner' })).toEqual([pending])
  expect(await list({ turn: 'client' })).toEqual([offered])
  expect(await list({ turn: 'nobody' })).toEqual([])
  expect(await list({ situation: 'declined' })).toEqual([declined])
  expect(await list({ turn: 'owner', situation: 'declined' })).toEqual([])
})

it('shows the offered price, also when the price of the service changes', async () => {
  const id = await ask()
  const price = async () => (await call(api.booking.one, asOwner(id))).body.data.price
  expect(await price()).toBe(85_000)
  await sendOffer(id)
  await db.updateTable('service').set({ price: 99_000 }).where('id', '=', serviceId).execute()
  const { offers } = (await call(api.offer.ofBooking, asOwner(id))).body.data
  expect(await price()).toBe(offers[0].sums.total / 100)
})
