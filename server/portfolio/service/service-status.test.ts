import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addReview, addService, bookingExample, serviceExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { findContent } from '../../studio/site/content.queries.ts'

async function createStudio() {
  const app = await createTestApp()
  const { call, send } = app
  const titles = ({ body }: { body: any }): string[] => body.data.map(({ title }: any) => title)
  return {
    ...app,
    add: (title: string, changes: object = {}) => addService(app, { title, ...changes }),
    update: (id: string, body: object) =>
      call(api.service.update, { as: 'owner', params: { id }, body: { ...serviceExample, ...body } }),
    one: (id: string, as?: 'owner') => call(api.service.one, { as, params: { id } }),
    list: async (query: Record<string, string> = {}, as?: 'owner') =>
      titles(await call(api.service.list, { as, query })),
    /** Everything that a visitor can read about services. */
    async readEverything() {
      const replies = await Promise.all([
        call(api.service.list),
        call(api.service.list, { query: { search: 'kites' } }),
        call(api.service.list, { query: { home: 'true' } }),
        call(api.service.list, { as: 'owner' }),
        send('GET', '/sitemap.xml'),
      ])
      return JSON.stringify(replies.map(({ body }) => body))
    },
  }
}

describe.each(['hidden', 'draft'])('a service that is %s', (status) => {
  it('appears in nothing that visitors read, nor do its reviews', async () => {
    const site = await createStudio()
    const id = await site.add('Kites')
    const review = (await addReview(site, id)).body.data._id
    expect(await site.readEverything()).toContain(id)
    await site.update(id, { title: 'Kites', status, onHome: true })
    expect(await site.readEverything()).not.toContain(id)
    const { call } = site
    const reads = await Promise.all([
      site.one(id),
      call(api.service.averageRating, { params: { serviceId: id } }),
      call(api.review.ofService, { params: { serviceId: id } }),
      call(api.review.countOfService, { params: { serviceId: id } }),
      call(api.review.one, { params: { id: review } }),
    ])
    expect(reads.map((reply) => reply.status)).toEqual([404, 404, 404, 404, 404])
    expect((await call(api.service.count)).body.data).toBe(0)
    expect(await findContent(site.db)).toMatchObject({ services: false })
  })

  it('accepts no booking and no review', async () => {
    const site = await createStudio()
    const id = await site.add('Kites', { status })
    const booked = await site.call(api.booking.add, { body: bookingExample(id) })
    expect(booked.body.fields).toEqual({ serviceId: 'This service is no longer offered.' })
    expect((await addReview(site, id)).status).toBe(404)
  })

  it('is visible to the owner, with its status', async () => {
    const site = await createStudio()
    const id = await site.add('Kites', { status })
    await site.add('Roofs')
    expect((await site.one(id, 'owner')).body.data).toMatchObject({ status, onHome: false })
    expect(await site.list({ status: 'any' }, 'owner')).toEqual(['Roofs', 'Kites'])
    expect(await site.list({ status }, 'owner')).toEqual(['Kites'])
    const { counts } = (await site.call(api.service.list, { as: 'owner' })).body
    expect(counts).toEqual({ published: 1, hidden: 0, draft: 0, [status]: 1 })
  })
})

it('only the owner may list services that visitors do not see', async () => {
  const { call } = await createTestApp()
  const ask = (as?: 'customer') => call(api.service.list, { as, query: { status: 'any' } })
  expect((await ask()).status).toBe(401)
  expect((await ask('customer')).status).toBe(403)
})

it('the author of a review can still read and change it once its service is hidden', async () => {
  const site = await createStudio()
  const id = await site.add('Kites')
  const review = { id: (await addReview(site, id)).body.data._id }
  await site.update(id, { status: 'hidden' })
  const { body: read } = await site.call(api.review.one, { as: 'customer', params: review })
  expect(read.data).toMatchObject({ offered: false })
  const body = { rating: 2, review: 'Changed my mind since.' }
  expect((await site.call(api.review.update, { as: 'customer', params: review, body })).status).toBe(200)
})

it('a service is published by default, and an update without a status keeps it', async () => {
  const site = await createStudio()
  const id = await site.add('Kites')
  expect((await site.one(id)).body.data).toMatchObject({ status: 'published', onHome: false })
  await site.update(id, { status: 'hidden', onHome: true })
  await site.update(id, {})
  expect((await site.one(id, 'owner')).body.data).toMatchObject({ status: 'hidden', onHome: true })
  await site.update(id, { status: 'published' })
  expect((await site.one(id)).status).toBe(200)
  const refused = await site.update(id, { status: 'secret' })
  expect(refused.body.fields).toEqual({ status: 'Status is published, hidden or draft.' })
})

describe('Home', () => {
  it('shows all picked services, or the first ones if none is picked', async () => {
    const site = await createStudio()
    const ids: string[] = []
    for (const title of ['A', 'B', 'C', 'D', 'E']) ids.push(await site.add(title))
    const home = () => site.list({ home: 'true', limit: '3' })
    expect(await home()).toEqual(['E', 'D', 'C'])
    for (const [index, title] of ['A', 'B', 'C', 'D'].entries())
      await site.update(ids[index]!, { title, onHome: true })
    expect(await home()).toEqual(['D', 'C', 'B', 'A'])
    await site.update(ids[2]!, { title: 'C', status: 'hidden' })
    expect(await home()).toEqual(['D', 'B', 'A'])
  })
})
