import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import { addReview, addService, bookingExample, messageExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app)
const person = { name: 'Nusrat Jahan', email: 'nusrat@example.com', phone: '01711000418' }
const asOwner = (id: string, body?: object) => ({ as: 'owner', params: { id }, body }) as const

let last = addDays(dayInDhaka(), 20)
async function book(as?: 'customer') {
  last = addDays(last, 3)
  const body = {
    ...bookingExample(serviceId),
    ...person,
    address: 'Kashbon Hall',
    eventDate: last,
    note: 'Amena',
  }
  const id: string = (await call(api.booking.add, { as, body })).body.data._id
  await call(api.bookingState.confirm, asOwner(id, {}))
  return id
}
const found = async (word: string) => {
  const tables = [
    'booking',
    'booking_event',
    'client_message',
    'reply',
    'note',
    'mail',
    'job',
    'payment',
    'message',
    'gallery',
    'review',
    'user',
  ] as const
  const holding: string[] = []
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute()
    if (JSON.stringify(rows).includes(word)) holding.push(table)
  }
  return holding
}

it('erases all data of one person, and keeps the books', async () => {
  const [paid, free] = [await book('customer'), await book('customer')]
  const byPhone = await book()
  await call(api.person.join, { as: 'owner', body: { id: paid, other: byPhone } })
  await call(api.payment.record, asOwner(paid, { way: 'cash', amount: 100_000, sender: person.phone }))
  const message = { ...messageExample, ...person, message: 'Amena comes along.' }
  await call(api.message.add, { as: 'customer', body: message })
  await call(api.gallery.add, { as: 'owner', body: { bookingId: free, title: 'Nusrat Jahan' } })
  await db.updateTable('user').set({ name: person.name }).where('id', '=', 'customer-1').execute()
  await addReview(app, serviceId)

  const wrong = await call(api.client.erase, asOwner(paid, { name: 'Somebody' }))
  expect([wrong.status, wrong.body.fields]).toEqual([400, { name: 'This is not the name of the client.' }])
  expect(
    (await call(api.client.erase, { ...asOwner(paid, { name: person.name }), as: 'customer' })).status,
  ).toBe(403)

  const { status, body } = await call(api.client.erase, asOwner(byPhone, { name: ' nusrat jahan ' }))
  expect([status, body.error]).toEqual([200, undefined])
  for (const word of ['Nusrat', 'nusrat@', '1711000418', 'Kashbon', 'Amena'])
    expect(await found(word), word).toEqual([])
  expect((await call(api.booking.one, asOwner(paid))).body.data).toMatchObject({
    name: 'A former customer',
    status: 'cancelled',
    situation: { paid: 100_000 },
  })
  for (const id of [free, byPhone]) expect((await call(api.booking.one, asOwner(id))).status).toBe(404)
  expect(await found('customer@example.com')).toEqual([])
  expect((await db.selectFrom('review').select(['name', 'rating']).execute())[0]).toMatchObject({
    name: 'A former customer',
  })
  expect((await call(api.client.list, { as: 'owner' })).body).toMatchObject({ total: 0, data: [] })
  expect((await call(api.person.one, asOwner('customer-1'))).status).toBe(404)
})

it('also removes the reviews on request, with their stars', async () => {
  await db.updateTable('user').set({ name: 'The stranger' }).where('id', '=', 'customer-2').execute()
  await addReview(app, serviceId, 2, 'stranger')
  await call(api.client.erase, asOwner('customer-2', { name: 'The stranger', reviews: 'remove' }))
  const { body } = await call(api.review.ofService, { params: { serviceId } })
  expect(body.data).toHaveLength(1)
})
