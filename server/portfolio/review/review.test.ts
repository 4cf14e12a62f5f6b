import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addReview, addService } from '../../testing/examples.ts'
import { createTestApp, people, viewerOf } from '../../testing/test-app.ts'

const app = await createTestApp()
const { call, send } = app

const text = 'Sharp, patient and on time.'

describe('POST /add-review', () => {
  it('takes name, uid and photo from the verified token, and the time from the server', async () => {
    const serviceId = await addService(app, { title: 'Weddings' })
    const added = await call(api.review.add, {
      as: 'customer',
      body: {
        serviceId,
        serviceName: 'Somebody else',
        rating: 4,
        review: text,
        name: 'Somebody else',
        uid: people.customer.uid,
        image: 'https://example.com/else.png',
        reviewTime: '1/1/1999, 1:00:00 AM',
      },
    })
    expect(added.status).toBe(201)
    expect(added.body.message).toBeTruthy()
    const { data } = (await call(api.review.one, { params: { id: added.body.data._id } })).body
    const viewer = viewerOf('customer')
    expect(data).toMatchObject({
      serviceId,
      serviceName: 'Weddings',
      rating: 4,
      review: text,
      name: viewer.displayName,
      uid: viewer.uid,
      image: viewer.photoURL,
    })
    expect(data.reviewTime).not.toContain('1999')
  })

  it('stores and counts a form once if it is sent several times', async () => {
    const serviceId = await addService(app)
    const body = { serviceId, rating: 5, review: text, key: 'one-filling-of-it' }
    const leave = (change: object = {}, as: 'customer' | 'owner' = 'customer') =>
      call(api.review.add, { as, body: { ...body, ...change } })
    const replies = await Promise.all([leave(), leave(), leave({ reviewTime: 'a second later' })])
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(replies.map((reply) => reply.body.data._id)).size).toBe(1)
    const count = async () => (await call(api.review.countOfService, { params: { serviceId } })).body.data
    expect(await count()).toBe(1)
    for (const other of [leave({ key: 'another-filling' }), leave({ rating: 4 }), leave({}, 'owner')])
      expect((await other).status).toBe(201)
    expect(await count()).toBe(4)
    expect((await call(api.service.averageRating, { params: { serviceId } })).body.data).toBe(4.8)
  })

  it('refuses a payload that claims another uid', async () => {
    const serviceId = await addService(app)
    const body = { serviceId, rating: 5, review: text, uid: people.owner.uid }
    expect((await call(api.review.add, { as: 'customer', body })).status).toBe(403)
  })

  it("says 'Review must be at least 10 characters long' and stores nothing", async () => {
    const serviceId = await addService(app)
    const body = { serviceId, rating: 5, review: '  too short ' }
    const refused = await call(api.review.add, { as: 'customer', body })
    expect(refused.status).toBe(400)
    expect(refused.body.error).toBe('Review must be at least 10 characters long')
    expect((await call(api.review.countOfService, { params: { serviceId } })).body.data).toBe(0)
  })

  it('refuses other ratings', async () => {
    for (const rating of [0, 6, 4.5, 'five', '', null]) {
      const serviceId = await addService(app)
      const { status, body } = await call(api.review.add, {
        as: 'customer',
        body: { serviceId, rating, review: text },
      })
      expect(status, JSON.stringify(rating)).toBe(400)
      expect(body.fields, JSON.stringify(rating)).toEqual({ rating: 'Choose a rating from 1 to 5.' })
    }
  })

  it('answers an unknown service with 404', async () => {
    expect((await addReview(app, 'nowhere')).status).toBe(404)
  })

  it('answers 401 when the account behind the token has been deleted, and counts nothing', async () => {
    const serviceId = await addService(app)
    const token = await app.tokens.sign({ id: 'gone', viewer: { ...viewerOf('customer'), uid: 'deleted' } })
    const reply = await call(api.review.add, {
      headers: { authorization: `Bearer ${token}` },
      body: { serviceId, rating: 5, review: text },
    })
    expect(reply.status).toBe(401)
    expect((await call(api.review.countOfService, { params: { serviceId } })).body.data).toBe(0)
  })

  it('keeps average and count correct under 50 parallel reviews', async () => {
    const serviceId = await addService(app)
    const ratings = Array.from({ length: 50 }, (_, n) => (n % 5) + 1)
    const replies = await Promise.all(ratings.map((rating) => addReview(app, serviceId, rating)))
    expect(replies.every((reply) => reply.status === 201)).toBe(true)
    const { data } = (await call(api.service.one, { params: { id: serviceId } })).body
    expect(data).toMatchObject({ reviewCount: 50, rating: 3, stars: [10, 10, 10, 10, 10] })
    const stored = await app.db
      .selectFrom('review')
      .select('rating')
      .where('service_id', '=', serviceId)
      .execute()
    expect(stored).toHaveLength(50)
  })
})

describe('GET /get-reviews/{serviceId}/?sort=desc&page={page}&limit=3', () => {
  it('pages newest first, with the total', async () => {
    const serviceId = await addService(app)
    const ids: string[] = []
    for (let n = 0; n < 4; n++) ids.unshift((await addReview(app, serviceId)).body.data._id)
    const page = async (n: number) =>
      (await send('GET', `/api/get-reviews/${serviceId}/?sort=desc&page=${n}&limit=3`)).body
    const first = await page(1)
    expect(first.data.map((review: any) => review._id)).toEqual(ids.slice(0, 3))
    expect(first.total).toBe(4)
    expect((await page(2)).data.map((review: any) => review._id)).toEqual(ids.slice(3))
    expect((await page(3)).data).toEqual([])
    const oldest = await call(api.review.ofService, {
      params: { serviceId },
      query: { sort: 'asc', limit: 1 },
    })
    expect(oldest.body.data[0]._id).toBe(ids[3])
    expect((await call(api.review.countOfService, { params: { serviceId } })).body.data).toBe(4)
  })

  it('answers an unknown service with 404', async () => {
    expect((await call(api.review.ofService, { params: { serviceId: 'nowhere' } })).status).toBe(404)
    expect((await call(api.review.countOfService, { params: { serviceId: 'nowhere' } })).status).toBe(404)
  })
})

describe('GET /my-reviews?uid={uid}', () => {
  it('lists only the reviews of the signed-in user', async () => {
    const serviceId = await addService(app)
    const mine = (await addReview(app, serviceId, 5, 'stranger')).body.data._id
    await addReview(app, serviceId, 1, 'customer')
    const { body } = await call(api.review.mine, { as: 'stranger', query: { uid: people.stranger.uid } })
    expect(body.data.map((review: any) => review._id)).toEqual([mine])
    expect(body.total).toBe(1)
  })

  it("answers another user's uid with 403, no token with 401, no uid with 400", async () => {
    const query = { uid: people.customer.uid }
    const other = await call(api.review.mine, { as: 'stranger', query })
    expect(other.status).toBe(403)
    expect(other.body.error).toBe("You don't have permission to access this page")
    expect((await call(api.review.mine, { query })).status).toBe(401)
    expect((await call(api.review.mine, { as: 'customer' })).status).toBe(400)
  })
})

describe('GET /all-reviews', () => {
  it('lists all reviews, newest first, filtered by service, stars and words, with the services to filter by', async () => {
    const site = await createTestApp()
    const weddings = await addService(site, { title: 'Weddings' })
    const rooms = await addService(site, { title: '100% Rooms', thumbnail: '/media/rooms.jpg' })
    const leave = async (serviceId: string, rating: number, review: string, as: 'customer' | 'stranger') =>
      (await site.call(api.review.add, { as, body: { serviceId, rating, review } })).body.data._id
    const a = await leave(weddings, 5, 'Sharp, patient and on time.', 'customer')
    const b = await leave(rooms, 4, 'বাড়ির ছবি খুব সুন্দর হয়েছে', 'stranger')
    const c = await leave(rooms, 5, 'Straight WALLS everywhere.', 'customer')
    const find = async (query: Record<string, string | number>) => {
      const { body } = await site.call(api.review.all, { as: 'owner', query })
      expect(body.total).toBe(query.limit ? 3 : body.data.length)
      return body.data.map((review: any) => review._id)
    }
    expect(await find({})).toEqual([c, b, a])
    expect(await find({ limit: 1, page: 2 })).toEqual([b])
    expect(await find({ service: rooms })).toEqual([c, b])
    expect(await find({ rating: 5 })).toEqual([c, a])
    expect(await find({ service: rooms, rating: 5 })).toEqual([c])
    expect(await find({ search: 'walls' })).toEqual([c])
    expect(await find({ search: 'সুন্দর' })).toEqual([b])
    expect(await find({ search: 'stranger' })).toEqual([b])
    expect(await find({ search: '100%' })).toEqual([c, b])
    expect(await find({ search: '%' })).toEqual([c, b])
    expect(await find({ search: '_' })).toEqual([])
    const { body } = await site.call(api.review.all, { as: 'owner' })
    expect(body.services).toEqual([
      { _id: rooms, title: '100% Rooms', reviewCount: 2 },
      { _id: weddings, title: 'Weddings', reviewCount: 1 },
    ])
    expect(body.data[0].thumbnail).toBe('/media/rooms.jpg')
  })

  it('is only for the owner, and refuses invalid filters', async () => {
    expect((await call(api.review.all, { as: 'customer' })).status).toBe(403)
    expect((await call(api.review.all, { as: 'owner', query: { rating: 6 } })).status).toBe(400)
    expect((await call(api.review.all, { as: 'owner', query: { limit: 51 } })).status).toBe(400)
  })
})

describe('PATCH /update-review/{id} and DELETE /delete-review/{id}', () => {
  it('lets the author change text and rating, and the average follows', async () => {
    const serviceId = await addService(app)
    const id = (await addReview(app, serviceId, 5)).body.data._id
    const body = { review: 'Changed my mind about it.', rating: 2, name: 'Nobody', uid: 'nobody' }
    for (let time = 0; time < 2; time++) {
      expect((await call(api.review.update, { as: 'customer', params: { id }, body })).body.success).toBe(
        true,
      )
    }
    const { data } = (await call(api.review.one, { params: { id } })).body
    expect(data).toMatchObject({ review: body.review, rating: 2, uid: people.customer.uid })
    const service = (await call(api.service.one, { params: { id: serviceId } })).body.data
    expect(service).toMatchObject({ rating: 2, reviewCount: 1 })
  })

  it('refuses an update based on an outdated version and overwrites nothing', async () => {
    const id = (await addReview(app, await addService(app))).body.data._id
    const read = async () => (await call(api.review.one, { params: { id } })).body.data
    const { version } = await read()
    const save = (review: string, as: 'customer' | 'owner' = 'customer') =>
      call(api.review.update, { as, params: { id }, body: { review, rating: 3, version } })
    expect((await save('The first of two forms.')).status).toBe(200)
    const second = await save('The second of two forms.')
    expect(second.status).toBe(409)
    expect(second.body.error).toContain('This review was changed somewhere else')
    expect((await read()).review).toBe('The first of two forms.')
  })

  it('enforces the same rules as creating', async () => {
    const id = (await addReview(app, await addService(app))).body.data._id
    const reply = await call(api.review.update, {
      as: 'customer',
      params: { id },
      body: { review: 'short', rating: 3 },
    })
    expect(reply.body.error).toBe('Review must be at least 10 characters long')
  })

  it('refuses others; the owner may delete but not rewrite', async () => {
    const serviceId = await addService(app)
    const id = (await addReview(app, serviceId, 1)).body.data._id
    const body = { review: 'It was all wonderful.', rating: 5 }
    expect((await call(api.review.update, { as: 'stranger', params: { id }, body })).status).toBe(403)
    expect((await call(api.review.update, { as: 'owner', params: { id }, body })).status).toBe(403)
    expect((await call(api.review.remove, { as: 'stranger', params: { id } })).status).toBe(403)
    expect((await call(api.review.remove, { as: 'owner', params: { id } })).status).toBe(200)
    expect((await call(api.review.remove, { as: 'owner', params: { id } })).status).toBe(404)
    const service = (await call(api.service.one, { params: { id: serviceId } })).body.data
    expect(service).toMatchObject({ rating: 0, reviewCount: 0 })
  })

  it('keeps the stars correct when a review is changed and deleted concurrently', async () => {
    const serviceId = await addService(app)
    const id = (await addReview(app, serviceId, 3)).body.data._id
    await addReview(app, serviceId, 4)
    await Promise.all([
      ...[1, 2, 3, 4, 5].map((rating) =>
        call(api.review.update, { as: 'customer', params: { id }, body: { review: text, rating } }),
      ),
      call(api.review.remove, { as: 'customer', params: { id } }),
    ])
    const service = (await call(api.service.one, { params: { id: serviceId } })).body.data
    expect(service).toMatchObject({ stars: [0, 0, 0, 1, 0] })
  })
})

describe('GET /review-count', () => {
  it('counts all reviews for the owner, and for a customer their own', async () => {
    const count = async (as: 'owner' | 'stranger') => (await call(api.review.count, { as })).body.data
    const [all, own] = [await count('owner'), await count('stranger')]
    const serviceId = await addService(app)
    await addReview(app, serviceId, 5, 'customer')
    await addReview(app, serviceId, 5, 'stranger')
    expect(await count('owner')).toBe(all + 2)
    expect(await count('stranger')).toBe(own + 1)
  })
})

describe('GET /review-to-quote', () => {
  const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ')

  it('is the newest with five stars and 20 to 45 words, in the requested language if there is one', async () => {
    const site = await createTestApp()
    const quoted = async (language?: 'bn') =>
      (await site.send('GET', `/api/review-to-quote${language ? `?language=${language}` : ''}`)).body.data
        ?.review
    expect(await quoted()).toBeUndefined()
    const serviceId = await addService(site)
    const leave = (review: string, rating = 5) =>
      site.call(api.review.add, { as: 'customer', body: { serviceId, rating, review } })
    await leave(words(46, 'long'))
    await leave(words(19, 'short'))
    await leave(words(30, 'mild'), 4)
    expect(await quoted()).toBeUndefined()
    await leave(words(30, 'first'))
    await leave(words(20, 'ভালো'))
    expect(await quoted()).toBe(words(30, 'first'))
    expect(await quoted('bn')).toBe(words(20, 'ভালো'))
    await leave(words(45, 'newest'))
    expect(await quoted()).toBe(words(45, 'newest'))
  })
})
