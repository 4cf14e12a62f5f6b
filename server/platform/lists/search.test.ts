import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addService, bookingExample, messageExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const serviceId = await addService(app)

const book = (values: object) =>
  app.call(api.booking.add, { body: { ...bookingExample(serviceId), ...values } })
const found = async (search: string) => {
  const { body } = await app.call(api.booking.list, { as: 'owner', query: { search } })
  expect(body.total).toBe(body.data.length)
  return body.data.map(({ name }: { name: string }) => name)
}

it('search ignores the case of letters outside ASCII', async () => {
  await book({ name: 'ÉLODIE Ångström' })
  for (const words of ['élodie', 'ÅNGSTRÖM', 'Élodie ångström'])
    expect(await found(words), words).toEqual(['ÉLODIE Ångström'])
})

it('Bangla is found in either normal form', async () => {
  const name = 'বড়ুয়া রায়'
  await book({ name: name.normalize('NFD') })
  await book({ name: `${name.normalize('NFD').replaceAll('\u09af\u09bc', '\u09df')} ২` })
  for (const words of [name, name.normalize('NFD'), '\u09b0\u09be\u09df', '\u09b0\u09be\u09af\u09bc'])
    expect(await found(words), words).toHaveLength(2)
})

it('a phone number is found in every spelling', async () => {
  await book({ name: 'Local', phone: '01819 334455' })
  await book({ name: 'Abroad', phone: '+8801819334456' })
  for (const words of [
    '01819-33445',
    '+880 1819 33445',
    '8801819-33445',
    '০১৮১৯-৩৩৪৪৫',
    '1819334',
    '(01819)',
  ])
    expect((await found(words)).toSorted(), words).toEqual(['Abroad', 'Local'])
  expect(await found('01819-334455')).toEqual(['Local'])
  expect(await found('01999')).toEqual([])
})

it('special characters of the database are searched literally', async () => {
  await book({ name: '100% _real_ \\o/' })
  for (const words of ['100%', '_real_', '\\o/', '% _']) expect(await found(words), words).toHaveLength(1)
  expect(await found('%')).toHaveLength(1)
})

it('settled spam has the same total as its list, and customers see no spam', async () => {
  const { db } = app
  for (const name of ['One', 'Two', 'Three'])
    await app.call(api.message.add, { body: { ...messageExample, name } })
  await db.updateTable('message').set({ spam: true }).execute()
  await db.updateTable('message').set({ resolved: true }).where('name', '=', 'Two').execute()
  const total = async (query: Record<string, string>) => {
    const { body } = await app.call(api.message.list, { as: 'owner', query })
    expect(body.total).toBe(body.data.length)
    return body.total
  }
  expect(await total({ spam: 'true' })).toBe(3)
  expect(await total({ spam: 'true', resolved: 'true' })).toBe(1)
  expect(await total({ spam: 'true', resolved: 'false' })).toBe(2)
  expect(await total({ spam: 'true', resolved: 'true', search: 'two' })).toBe(1)
  await app.call(api.message.add, { as: 'customer', body: { ...messageExample, name: 'Mine' } })
  const { body } = await app.call(api.message.list, { as: 'customer', query: { spam: 'true' } })
  expect(body).toMatchObject({ total: 1, data: [{ name: 'Mine' }] })
})
