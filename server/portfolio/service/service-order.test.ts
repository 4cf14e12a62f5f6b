import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addService } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

async function createStudio(...titles: string[]) {
  const app = await createTestApp()
  const ids = new Map<string, string>()
  const add = async (title: string, changes: object = {}) =>
    void ids.set(title, await addService(app, { title, ...changes }))
  for (const title of titles) await add(title)
  const { call } = app
  return {
    ...app,
    ids,
    add,
    move: (title: string, place: unknown) =>
      call(api.service.move, { as: 'owner', params: { id: ids.get(title) ?? title }, body: { place } }),
    order: async (query: Record<string, string> = {}, as?: 'owner'): Promise<string> =>
      (await call(api.service.list, { as, query })).body.data.map(({ title }: any) => title).join(''),
  }
}

it('a service goes to its new place, and the others keep their order', async () => {
  const site = await createStudio('A', 'B', 'C', 'D')
  expect(await site.order()).toBe('DCBA')
  expect((await site.move('A', 2)).body).toEqual({ success: true, message: 'Service moved' })
  expect(await site.order()).toBe('DACB')
  await site.move('D', 4)
  expect(await site.order()).toBe('ACBD')
  await site.move('A', 99)
  expect(await site.order()).toBe('CBDA')
  expect(await site.order({ sort: 'asc' })).toBe('ADBC')
  expect(await site.order({ limit: '2', page: '2' })).toBe('DA')
})

it('concurrent moves are both applied', async () => {
  const site = await createStudio('A', 'B', 'C', 'D', 'E')
  const moved = await Promise.all([site.move('A', 1), site.move('E', 5)])
  expect(moved.map(({ status }) => status)).toEqual([200, 200])
  expect(await site.order()).toBe('ADCBE')
})

it('a new service comes first until it is moved, and a deleted one leaves no gap', async () => {
  const site = await createStudio('A', 'B', 'C')
  await site.move('C', 3)
  await site.add('D')
  await site.add('E')
  expect(await site.order()).toBe('EDBAC')
  await site.call(api.service.remove, { as: 'owner', params: { id: site.ids.get('B')! } })
  await site.move('E', 3)
  expect(await site.order()).toBe('DAEC')
})

it('places count hidden services too, and the sitemap has the same order', async () => {
  const site = await createStudio('A', 'B')
  await site.add('H', { status: 'hidden' })
  await site.move('A', 1)
  await site.move('H', 2)
  expect(await site.order({ status: 'any' }, 'owner')).toBe('AHB')
  expect(await site.order()).toBe('AB')
  const sitemap: string = (await site.send('GET', '/sitemap.xml')).body
  expect(sitemap.indexOf(site.ids.get('A')!)).toBeLessThan(sitemap.indexOf(site.ids.get('B')!))
})

it('a move does not count as a change of the service', async () => {
  const site = await createStudio('A', 'B')
  const id = site.ids.get('A')!
  const version = async () => (await site.call(api.service.one, { params: { id } })).body.data.version
  const before = await version()
  await site.move('A', 1)
  expect(await version()).toBe(before)
})

it('refuses a place that is none', async () => {
  for (const [place, sentence] of [
    [0, 'Place must be at least 1.'],
    [1.5, 'Place must be a whole number.'],
    ['first', 'Place must be a whole number.'],
  ] as const) {
    const site = await createStudio('A')
    expect((await site.move('A', place)).body.fields, JSON.stringify(place)).toEqual({ place: sentence })
  }
})

it('answers an unknown service with 404', async () => {
  const site = await createStudio('A')
  expect((await site.move('nowhere', 1)).status).toBe(404)
})
