import { describe, expect, it } from 'vitest'
import { api, endpoints } from '../../../contract/api.ts'
import type { Endpoint } from '../../../contract/shape/endpoint.ts'
import { addEveryRow, validBodies } from '../../testing/every-row.ts'
import { fieldNames } from '../../testing/generated/fields.ts'
import { snapshot } from '../../testing/snapshot.ts'
import { createTestApp, type Person } from '../../testing/test-app.ts'

const site = await createTestApp()
const { call, db } = site

const secret = 'nobody-else-reads-this'
const rows = await addEveryRow(site, secret)
// The secret that keys are made of comes with the first of them.
await call(api.clientBooking.link, { as: 'owner', params: { id: rows.booking } })
const ids = [...Object.values(rows), 'customer-1', 'owner-1', 'no-such-row']
const bodies = validBodies(rows)
const withId = endpoints.filter(({ params }) => params)

/** A call with an id in every place where its address takes one; posts are also named by their slug. */
function callWith(endpoint: Endpoint, id: string, as?: Person) {
  const names = fieldNames(endpoint.params!).map((name) => [name, id])
  const slug = endpoint.path.includes('{slug}') && { cat_slug: 'field-notes', slug: 'straight-walls-first' }
  return call(endpoint, {
    ...(as && { as }),
    params: { ...Object.fromEntries(names), ...slug },
    ...(endpoint.method !== 'GET' && { body: bodies.get(endpoint) ?? {} }),
  })
}

const tells = (body: unknown) => JSON.stringify(body).includes(secret)

describe('every id, for each role', () => {
  it.each(['stranger', undefined] as const)('%s cannot read or change data of others', async (as) => {
    const before = await snapshot(db)
    for (const endpoint of withId) {
      for (const id of ids) {
        const { status, body } = await callWith(endpoint, id, as)
        const what = `${endpoint.method} ${endpoint.path} of ${id}`
        expect(tells(body), what).toBe(false)
        if (endpoint.access !== 'public' && !as) expect(status, what).toBe(401)
        else if (endpoint.access === 'owner') expect(status, what).toBe(403)
        else if (endpoint.method !== 'GET') expect([403, 404], what).toContain(status)
      }
    }
    expect(await snapshot(db)).toBe(before)
  })

  it('a customer reads their own data and changes nothing of the owner', async () => {
    const before = await snapshot(db)
    const told: string[] = []
    for (const endpoint of withId) {
      if (endpoint === api.review.update || endpoint === api.review.remove) continue
      for (const id of ids) {
        const { status, body } = await callWith(endpoint, id, 'customer')
        if (tells(body)) told.push(`${endpoint.path} of ${id}`)
        // A key opens what is public; without the right one there is nothing.
        const refused = endpoint.access === 'public' ? 404 : 403
        if (endpoint.method !== 'GET') expect(status, `${endpoint.path} of ${id}`).toBe(refused)
      }
    }
    expect(told).toEqual([`/booking-form/{id} of ${rows.booking}`, `/contact-form/{id} of ${rows.message}`])
    expect(await snapshot(db)).toBe(before)
  })

  it('the owner reads everything except secrets', async () => {
    const told = new Set<string>()
    for (const endpoint of withId.filter(({ method }) => method === 'GET')) {
      for (const id of ids) {
        const { status, body } = await callWith(endpoint, id, 'owner')
        expect(status, `${endpoint.path} of ${id}`).toBeLessThan(500)
        if (tells(body)) told.add(endpoint.path)
      }
    }
    expect([...told]).toEqual(
      expect.arrayContaining(
        [api.booking.one, api.message.one, api.post.one, api.mail.one].map((e) => e.path),
      ),
    )
    expect(told.has(api.post.bySlug.path)).toBe(false)
  })

  const queries: Record<string, string>[] = [
    { uid: 'customer-1' },
    { uid: 'customer-2' },
    { status: 'any' },
    { search: secret },
    { preview: 'a-guess' },
  ]

  it.each(['stranger', undefined] as const)(
    'lists, exports, counts and account data show %s nothing of others',
    async (as) => {
      for (const endpoint of endpoints.filter(({ method, params }) => method === 'GET' && !params)) {
        for (const query of queries) {
          const reply = await call(endpoint, { ...(as && { as }), query })
          expect(tells(reply.body), endpoint.path).toBe(false)
        }
      }
    },
  )

  it('a body that claims another account is refused', async () => {
    const before = await snapshot(db)
    const body = { ...bodies.get(api.review.add), uid: 'customer-1' }
    expect((await call(api.review.add, { as: 'stranger', body })).status).toBe(403)
    const removal = { ...bodies.get(api.account.removeAccount) }
    expect((await call(api.account.removeAccount, { as: 'stranger', body: removal })).status).toBe(400)
    expect(await snapshot(db)).toBe(before)
  })
})
