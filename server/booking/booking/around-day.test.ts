import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addService, bookingExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app, { title: 'Wedding Story' })

const book = async (name: string, eventDate: string, changes: object = {}): Promise<string> => {
  const body = { ...bookingExample(serviceId), name, eventDate, ...changes }
  return (await call(api.booking.add, { as: 'customer', body })).body.data._id
}
const read = async (id: string, as: 'owner' | 'customer' = 'owner') =>
  (await call(api.booking.one, { as, params: { id } })).body
const names = ({ around }: { around: { name: string }[] }) => around.map(({ name }) => name)

it('only the owner sees other open bookings around a day, without spam and declined ones', async () => {
  const id = await book('Asked', '2050-03-01')
  await book('Five days after', '2050-03-06')
  await book('Four days after', '2050-03-05')
  const twin = await book('Same day', '2050-03-01')
  await book('Day before', '2050-02-28')
  await book('Five days before', '2050-02-24')
  await book('Robot', '2050-03-02', { website: 'https://cheap.example' })
  await call(api.booking.solve, { as: 'owner', params: { id: twin } })
  const off = await book('Declined', '2050-03-02')
  await call(api.bookingState.decline, { as: 'owner', params: { id: off }, body: {} })
  const body = await read(id)
  expect(names(body)).toEqual(['Day before', 'Same day', 'Four days after'])
  expect(body.around[1]).toEqual({
    _id: twin,
    name: 'Same day',
    serviceTitle: 'Wedding Story',
    eventDate: '2050-03-01',
    startTime: null,
    status: 'requested',
    place: 0,
    resolved: true,
    situation: { kind: 'solved', turn: 'nobody' },
  })
  expect((await read(id, 'customer')).around).toEqual([])
})

it('of many bookings the nearest are shown', async () => {
  const id = await book('Asked', '2051-06-10')
  const days = ['2051-06-07', '2051-06-09', '2051-06-10', '2051-06-11', '2051-06-13']
  for (const day of days) for (let n = 0; n < 9; n++) await book(day, day)
  const found = names(await read(id))
  expect(found).toHaveLength(24)
  expect(new Set(found)).toEqual(new Set(['2051-06-09', '2051-06-10', '2051-06-11']))
})

it('a request keeps the price of its service at that time', async () => {
  const gone = await addService(app)
  const id = await book('Gone', '2052-01-01', { serviceId: gone })
  expect((await read(id)).data.price).toBe(25000)
  await db.updateTable('service').set({ price: 30_000 }).where('id', '=', gone).execute()
  expect((await read(id)).data.price).toBe(25000)
  await db.deleteFrom('service').where('id', '=', gone).execute()
  expect((await read(id)).data).toMatchObject({ price: 25000, serviceTitle: 'Product Photography' })
})
