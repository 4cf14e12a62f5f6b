import { describe, expect, it } from 'vitest'
import { api, endpoints } from '../../../contract/api.ts'
import { addEveryRow, validBodies } from '../../testing/every-row.ts'
import { snapshot } from '../../testing/snapshot.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { RenderPage } from '../pages/render.ts'

/** A page with a form that writes on behalf of the signed-in user. */
const render: RenderPage = async (request, { fetchApi }) => {
  if (request.method !== 'POST') return new Response('<form method="post">')
  const body = JSON.stringify(Object.fromEntries(await request.formData()))
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetchApi(api.review.add.path, { method: 'POST', headers, body })
  return new Response('sent', { status })
}

const site = await createTestApp({}, { render })
const { app, call, db } = site
const origin = site.config.publicUrl
const rows = await addEveryRow(site, 'Nadia')
const bodies = validBodies(rows)

/** The session cookie of an owner. */
async function enter() {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    headers: { origin, 'content-type': 'application/json' },
    payload: { name: 'Owner', email: 'nadia@example.org', password: 'long-enough' },
  })
  await db.updateTable('user').set({ role: 'owner' }).where('email', '=', 'nadia@example.org').execute()
  return reply.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
}
const cookie = await enter()

const fromElsewhere: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a site whose name begins like ours', { origin: `${origin}.evil.example` }],
  ['our name without TLS or at another port', { origin: `${origin}0` }],
  ['a neighbour under the same domain', { origin: 'http://shop.localhost', 'sec-fetch-site': 'same-site' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a sandboxed frame that says more', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a browser that hides the origin', { 'sec-fetch-site': 'cross-site' }],
  ['nobody says where', {}],
]

const form = 'application/x-www-form-urlencoded'

describe.each(fromElsewhere)('a form from %s', (_, headers) => {
  it('is refused for a signed-in user', async () => {
    for (const url of ['/services/some', '/services/some.data', '/contact', '//services/some']) {
      const before = await snapshot(db)
      const payload = String(new URLSearchParams({ ...bodies.get(api.review.add) } as Record<string, string>))
      const reply = await app.inject({
        method: 'POST',
        url,
        headers: { ...headers, cookie, 'content-type': form },
        payload,
      })
      expect(reply.statusCode, url).toBe(403)
      expect(await snapshot(db), url).toBe(before)
    }
  })

  it('cannot change the account', async () => {
    const before = await snapshot(db)
    for (const path of ['sign-out', 'update-user', 'change-password', 'delete-user', 'revoke-sessions']) {
      const reply = await app.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        headers: { ...headers, cookie, 'content-type': 'application/json' },
        payload: { name: 'Taken', newPassword: 'taken-over', currentPassword: 'long-enough' },
      })
      expect(reply.statusCode, path).toBe(403)
    }
    expect(await snapshot(db)).toBe(before)
  })
})

it('a form of our own pages is accepted', async () => {
  for (const [what, headers] of [
    ['with its origin', { origin }],
    ['without one, if the browser says that it is from this site', { 'sec-fetch-site': 'same-origin' }],
    ['of a page with `no-referrer`', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ] as const) {
    const payload = String(new URLSearchParams({ ...bodies.get(api.review.add) } as Record<string, string>))
    const reply = await app.inject({
      method: 'POST',
      url: '/services/some',
      headers: { ...headers, cookie, 'content-type': form },
      payload,
    })
    expect(reply.statusCode, what).toBe(201)
  }
})

/** Opening a gallery is authorised by the key in the form, not by a cookie. */
const byKey = new Set<unknown>([api.clientGallery.open, api.clientGallery.ask])
const writes = endpoints.filter((one) => one.method !== 'GET' && !byKey.has(one))

describe('calls of the API', () => {
  /** What a form of another site can send without a preflight request. */
  const types = [form, 'text/plain', 'multipart/form-data; boundary=x']

  it('are not made with a cookie by a form of any type', async () => {
    for (const type of types) {
      const before = await snapshot(db)
      for (const endpoint of writes) {
        const { status } = await call(endpoint, {
          params: { id: rows.booking },
          body: JSON.stringify(bodies.get(endpoint) ?? {}),
          headers: { cookie, origin: 'https://evil.example', 'content-type': type },
        })
        expect([401, 415], endpoint.path).toContain(status)
      }
      expect(await snapshot(db), type).toBe(before)
    }
  })

  it('that accept a session cookie only read', () => {
    const linked = endpoints.filter((endpoint) => endpoint.linked)
    expect(linked.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('need more than a cookie if they are not public', async () => {
    const before = await snapshot(db)
    for (const endpoint of endpoints.filter(({ access, linked }) => access !== 'public' && !linked)) {
      const { status } = await call(endpoint, {
        params: { id: rows.booking },
        ...(endpoint.body && { body: bodies.get(endpoint) }),
        headers: { cookie, origin },
      })
      expect(status, endpoint.path).toBe(401)
    }
    expect(await snapshot(db)).toBe(before)
  })

  it('refuse preflight requests of other sites', async () => {
    for (const { method, path } of writes) {
      const reply = await app.inject({
        method: 'OPTIONS',
        url: `/api${path.replace('{id}', rows.booking)}`,
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': method,
          'access-control-request-headers': 'content-type',
        },
      })
      expect(reply.headers['access-control-allow-origin'], path).toBeUndefined()
    }
  })

  it('hand no token to a page of another site', async () => {
    const { uid, email } = { uid: 'customer-1', email: 'customer@example.com' }
    const reply = await call(api.identity.token, {
      body: { uid, email },
      headers: { cookie, origin: 'https://evil.example' },
    })
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined()
  })
})
