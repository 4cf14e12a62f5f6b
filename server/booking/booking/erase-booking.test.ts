import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import { addService, bookingExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { keyOfBooking } from '../booking-state/booking-key.ts'

const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app)
const person = { name: 'Nusrat Jahan', email: 'nusrat@example.com', phone: '01711000418' }

let last = addDays(dayInDhaka(), 20)
const nextDay = () => (last = addDays(last, 3))
const asOwner = (id: string, body?: object) => ({ as: 'owner', params: { id }, body }) as const

async function confirmed(eventDate = nextDay()) {
  const note = 'My grandmother Amena comes along.'
  const address = 'Kashbon Hall, Dhanmondi'
  const body = { ...bookingExample(serviceId), ...person, address, note, eventDate }
  const { _id: id, reference } = (await call(api.booking.add, { as: 'customer', body })).body.data
  await call(api.bookingState.confirm, asOwner(id, {}))
  const key = await keyOfBooking(db, id)
  const path = { params: { reference } }
  await call(api.clientBooking.write, { ...path, body: { key, message: 'Amena cannot stand for long.' } })
  await call(api.booking.reply, asOwner(id, { body: 'I will bring a chair for Amena.' }))
  return { id: id as string, reference: reference as string, key, eventDate }
}
const pay = (id: string) => call(api.payment.record, asOwner(id, { way: 'cash', amount: 100_000 }))
const remove = async (id: string) => {
  const { status, body } = await call(api.booking.remove, asOwner(id))
  expect([status, body.error]).toEqual([200, undefined])
  return body.message
}
const read = (id: string) => call(api.booking.one, asOwner(id))
const stateOf = async (date: string) =>
  (await call(api.calendar.availability, { query: { serviceId, from: date, to: date } })).body.data[0].state

it('without documents or payments the booking is deleted, and its day is free', async () => {
  const { id, eventDate } = await confirmed()
  expect(await remove(id)).toBe('Request deleted')
  expect((await read(id)).status).toBe(404)
  expect(await stateOf(eventDate)).toBe('free')
})

it('with payments the booking is kept without the client and their texts', async () => {
  const { id, reference, key, eventDate } = await confirmed()
  await pay(id)
  expect(await remove(id)).toBe('The client has been erased. Documents and payments are kept.')
  const { data } = (await read(id)).body
  expect(data).toMatchObject({
    name: 'A former customer',
    email: '',
    phone: '',
    address: '',
    note: '',
    status: 'cancelled',
    erasedAt: expect.any(String),
  })
  expect(await stateOf(eventDate)).toBe('free')
  expect((await call(api.clientBooking.one, { params: { reference }, query: { key } })).status).toBe(404)
  const money = (await call(api.payment.ofBooking, asOwner(id))).body.data
  expect(money.balance.paid).toBe(100_000)
  expect(money.entries[0].receipt.number).toMatch(/^AL-/)
  const tables = [
    'booking',
    'booking_event',
    'client_message',
    'reply',
    'note',
    'mail',
    'job',
    'payment',
  ] as const
  for (const table of tables) {
    const text = JSON.stringify(await db.selectFrom(table).selectAll().execute())
    for (const word of ['Nusrat', 'nusrat@', '1711000418', 'Kashbon', 'Amena'])
      expect(text.includes(word), `${word} in ${table}`).toBe(false)
  }
})

it('for a past day only the client is erased', async () => {
  const { id } = await confirmed()
  await pay(id)
  await db
    .updateTable('booking')
    .set({ event_date: addDays(dayInDhaka(), -3), status: 'done' })
    .where('id', '=', id)
    .execute()
  await remove(id)
  expect((await read(id)).body.data).toMatchObject({ status: 'done', name: 'A former customer' })
})

it('other bookings of the same client are not changed', async () => {
  const [one, other] = [await confirmed(), await confirmed()]
  await pay(one.id)
  await remove(one.id)
  expect((await read(other.id)).body.data).toMatchObject({ name: person.name, status: 'confirmed' })
})
