import { describe, expect, it } from 'vitest'
import { api, endpoints } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import {
  addAuthor,
  addCategory,
  addPost,
  addReview,
  addService,
  bookingExample,
  messageExample,
} from '../testing/examples.ts'
import { createTestApp } from '../testing/test-app.ts'

const site = await createTestApp()
const { call, db } = site

describe('every id, for each role', async () => {
  const secret = 'nobody-else-reads-this'
  const service = await addService(site)
  const category = await addCategory(site)
  const author = await addAuthor(site)
  const draft = await addPost(site, category, author, { title: secret, publishedAt: null })
  const review: string = (await addReview(site, service)).body.data._id
  const body = { ...bookingExample(service), name: secret }
  const booking: string = (await call(api.booking.add, { as: 'customer', body })).body.data._id
  const about = { ...messageExample, subject: secret }
  const message: string = (await call(api.message.add, { as: 'customer', body: about })).body.data._id
  const mails = (await call(api.mail.list, { as: 'owner' })).body.data as { _id: string }[]
  const ids = [service, category, author, draft, review, booking, message, mails[0]!._id, 'customer-1']

  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        (
          ['service', 'category', 'author', 'post', 'review', 'booking', 'message', 'mail', 'reply'] as const
        ).map((table) => db.selectFrom(table).selectAll().orderBy('id').execute()),
      ),
    )

  /** Valid, so that nothing but the person stands in the way. */
  const bodies: Record<string, object> = {
    [api.review.update.path]: { review: 'Rewritten by a stranger.', rating: 1 },
    [api.booking.reply.path]: { body: 'An answer in your name.' },
    [api.message.reply.path]: { body: 'An answer in your name.' },
  }
  const withId = endpoints.filter(({ path, params }) => params && !path.includes('slug'))

  it.each(['stranger', undefined] as const)('%s reads nothing of others and changes nothing', async (as) => {
    const before = await everything()
    for (const endpoint of withId as Endpoint[]) {
      for (const id of ids) {
        const reply = await call(endpoint, {
          ...(as && { as }),
          params: { id, serviceId: id },
          ...(endpoint.method !== 'GET' && { body: bodies[endpoint.path] ?? {} }),
        })
        expect(JSON.stringify(reply.body), `${endpoint.path} of ${id}`).not.toContain(secret)
        if (endpoint.method !== 'GET')
          expect(reply.status, `${endpoint.path} of ${id}`).toBeGreaterThanOrEqual(400)
      }
    }
    expect(await everything()).toBe(before)
  })

  const queries: Record<string, string>[] = [
    { uid: 'customer-1' },
    { uid: 'customer-2' },
    { status: 'any' },
    { search: secret },
  ]

  it('nor do lists, exports, counts and one’s own data tell of others', async () => {
    for (const endpoint of endpoints.filter(({ method, params }) => method === 'GET' && !params)) {
      for (const query of queries) {
        const reply = await call(endpoint as Endpoint, { as: 'stranger', query })
        expect(JSON.stringify(reply.body), endpoint.path).not.toContain(secret)
      }
    }
  })
})
