import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addReview, addService, bookingExample, serviceExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const { call } = app

const titles: string[] = []
for (let n = 1; n <= 8; n++) {
  titles.unshift(`Service ${n}`)
  await addService(app, { title: `Service ${n}`, price: n * 1000 })
}

describe('GET /services', () => {
  it('lists services newest first, 6 a page by default, with the total', async () => {
    const { status, body } = await call(api.service.list)
    expect(status).toBe(200)
    expect(body.success).toBe(true)
    expect(body.data.map((service: any) => service.title)).toEqual(titles.slice(0, 6))
    expect(body.total).toBe(8)
  })

  it('takes limit 3 and page 1, as the home page asks', async () => {
    const { body } = await call(api.service.list, { query: { limit: 3, page: 1 } })
    expect(body.data.map((service: any) => service.title)).toEqual(titles.slice(0, 3))
  })

  it('answers a page beyond the end with an empty list', async () => {
    const { status, body } = await call(api.service.list, { query: { page: 99 } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, data: [], total: 8 })
  })

  it('finds words of titles and details in any case, and takes % literally', async () => {
    const site = await createTestApp()
    await addService(site, { title: '50% Rooms', details: 'বাড়ির ছবি' })
    await addService(site, { title: 'Weddings', details: 'Lamps and Marigolds' })
    const find = async (search: string) => {
      const { body } = await site.call(api.service.list, { query: { search } })
      expect(body.total).toBe(body.data.length)
      return body.data.map((service: any) => service.title)
    }
    expect(await find('marigold')).toEqual(['Weddings'])
    expect(await find('ছবি')).toEqual(['50% Rooms'])
    expect(await find('%')).toEqual(['50% Rooms'])
    expect(await find('')).toEqual(['Weddings', '50% Rooms'])
    expect(await find('nowhere')).toEqual([])
  })

  it('refuses a wrong query with a sentence', async () => {
    for (const [name, value, sentence] of [
      ['limit', '0', 'Limit must be at least 1.'],
      ['limit', '51', 'Limit can be at most 50.'],
      ['limit', 'many', 'Limit must be a whole number.'],
      ['page', '0', 'Page must be at least 1.'],
      ['page', '1.5', 'Page must be a whole number.'],
      ['sort', 'sideways', 'Sort is asc or desc.'],
    ] as const) {
      const { status, body } = await call(api.service.list, { query: { [name]: value } })
      expect(status, name).toBe(400)
      expect(body, name).toEqual({ success: false, error: sentence, fields: { [name]: sentence } })
    }
  })
})

describe('GET /service/{id}', () => {
  it('replies with every field of the entity', async () => {
    const id = await addService(app, { title: 'Intact' })
    const { body } = await call(api.service.one, { params: { id } })
    expect(body.data).toMatchObject({
      _id: id,
      ...serviceExample,
      title: 'Intact',
      rating: 0,
      reviewCount: 0,
    })
  })

  it('stores the hero picture, keeps it if absent, and removes it if empty', async () => {
    const hero = '/media/demo/hero-wedding.jpg'
    const id = await addService(app, { title: 'Wide', hero })
    const { body } = await call(api.service.one, { params: { id } })
    expect(body.data.hero).toBe(hero)
    const put = (change: object) =>
      call(api.service.update, { as: 'owner', params: { id }, body: { ...serviceExample, ...change } })
    const stored = async () => (await call(api.service.one, { params: { id } })).body.data.hero
    expect((await put({})).status).toBe(200)
    expect(await stored(), 'left out').toBe(hero)
    expect((await put({ hero: '' })).status).toBe(200)
    expect(await stored()).toBe('')
    expect((await put({ hero: 'javascript:alert(1)' })).body.fields).toEqual({
      hero: 'Please enter a valid image URL',
    })
  })

  it('answers an unknown id with 404 and a bad one with 400', async () => {
    expect((await call(api.service.one, { params: { id: 'nowhere' } })).status).toBe(404)
    const bad = await call(api.service.one, { params: { id: "x'%20or%201=1" } })
    expect(bad.status).toBe(400)
    expect(bad.body.error).toBe('This is not a valid id.')
  })
})

describe('GET /service-count and /average-rating/{serviceId}', () => {
  it('counts services', async () => {
    const before = (await call(api.service.count)).body.data
    await addService(app)
    expect((await call(api.service.count)).body).toEqual({ success: true, data: before + 1 })
  })

  it('gives 0 with no reviews, then the average with one decimal', async () => {
    const id = await addService(app)
    const average = async () =>
      (await call(api.service.averageRating, { params: { serviceId: id } })).body.data
    expect(await average()).toBe(0)
    for (const rating of [5, 4, 4]) await addReview(app, id, rating)
    expect(await average()).toBe(4.3)
  })

  it('answers an unknown service with 404', async () => {
    expect((await call(api.service.averageRating, { params: { serviceId: 'nowhere' } })).status).toBe(404)
  })
})

describe('POST /add-new-service', () => {
  it('has rating 0 on creation, whatever the payload claims', async () => {
    const added = await call(api.service.add, {
      as: 'owner',
      body: { ...serviceExample, rating: 5, stars_5: 99 },
    })
    expect(added.status).toBe(201)
    const { body } = await call(api.service.one, { params: { id: added.body.data._id } })
    expect(body.data).toMatchObject({ rating: 0, stars: [0, 0, 0, 0, 0] })
  })

  it('accepts the price as a number or as text', async () => {
    const id = await addService(app, { price: '45000' })
    expect((await call(api.service.one, { params: { id } })).body.data.price).toBe(45000)
  })

  it('refuses wrong values with an error at their field', async () => {
    for (const [change, field, sentence] of [
      [{ title: ' ' }, 'title', 'Title is required.'],
      [{ details: undefined }, 'details', 'Details is required.'],
      [{ price: -1 }, 'price', 'Price cannot be below 0.'],
      [{ price: 'free' }, 'price', 'Price must be a whole number.'],
      [{ price: '' }, 'price', 'Price is required.'],
      [{ thumbnail: 'javascript:alert(1)' }, 'thumbnail', 'Please enter a valid image URL'],
      [{ gallery: ['https://example.com/film.mp4'] }, 'gallery.0', 'Please enter a valid image URL'],
    ] as const) {
      const { status, body } = await call(api.service.add, {
        as: 'owner',
        body: { ...serviceExample, ...change },
      })
      expect(status, JSON.stringify(change)).toBe(400)
      expect(body.fields, JSON.stringify(change)).toEqual({ [field]: sentence })
    }
  })
})

describe('PUT /service-update/{id}', () => {
  it('writes contract fields only, and succeeds with unchanged data', async () => {
    const id = await addService(app)
    const body = {
      ...serviceExample,
      title: 'New title',
      gallery: [],
      _id: 'other',
      id: 'other',
      created_at: '1999',
    }
    for (let time = 0; time < 2; time++) {
      const updated = await call(api.service.update, { as: 'owner', params: { id }, body })
      expect(updated.body).toEqual({ success: true, message: 'Service updated successfully' })
    }
    const { data } = (await call(api.service.one, { params: { id } })).body
    expect(data).toMatchObject({ _id: id, title: 'New title', gallery: [] })
    expect(data.createdAt).not.toContain('1999')
  })

  it('answers an unknown id with 404', async () => {
    const reply = await call(api.service.update, {
      as: 'owner',
      params: { id: 'nowhere' },
      body: serviceExample,
    })
    expect(reply.status).toBe(404)
  })
})

describe('concurrent updates of one service', () => {
  it('refuses the second one and overwrites nothing', async () => {
    const id = await addService(app)
    const { version } = (await call(api.service.one, { params: { id } })).body.data
    const save = (title: string, from?: string) =>
      call(api.service.update, {
        as: 'owner',
        params: { id },
        body: { ...serviceExample, title, ...(from && { version: from }) },
      })
    expect((await save('First', version)).status).toBe(200)
    const second = await save('Second', version)
    expect(second.status).toBe(409)
    expect(second.body.error).toBe(
      'This service was changed somewhere else since you opened it. Nothing was overwritten.',
    )
    const now = (await call(api.service.one, { params: { id } })).body.data
    expect(now.title).toBe('First')
    expect((await save('Third', now.version)).status).toBe(200)
    expect((await save('Without a version')).status).toBe(200)
  })

  it('a review does not count as a change', async () => {
    const id = await addService(app)
    const { version } = (await call(api.service.one, { params: { id } })).body.data
    await addReview(app, id)
    const body = { ...serviceExample, version }
    expect((await call(api.service.update, { as: 'owner', params: { id }, body })).status).toBe(200)
  })

  it('answers an unknown id with 404 and an invalid version with 400', async () => {
    const save = (id: string, version: string) =>
      call(api.service.update, { as: 'owner', params: { id }, body: { ...serviceExample, version } })
    expect((await save('nowhere', new Date().toISOString())).status).toBe(404)
    expect((await save('nowhere', 'yesterday')).status).toBe(400)
  })
})

describe('DELETE /delete-service/{id}', () => {
  it('deletes its reviews and keeps its bookings, which store the title', async () => {
    const id = await addService(app, { title: 'Short-lived' })
    const review = await addReview(app, id)
    const booked = await call(api.booking.add, { body: bookingExample(id) })
    const deleted = await call(api.service.remove, {
      as: 'owner',
      params: { id },
      headers: { 'content-type': 'application/json' },
    })
    expect(deleted.body).toMatchObject({ success: true })
    expect((await call(api.review.one, { params: { id: review.body.data._id } })).status).toBe(404)
    const booking = await call(api.booking.one, { as: 'owner', params: { id: booked.body.data._id } })
    expect(booking.body.data).toMatchObject({ serviceId: null, serviceTitle: 'Short-lived' })
    expect((await call(api.service.remove, { as: 'owner', params: { id } })).status).toBe(404)
  })
})
