import type { RouteOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract/api.ts'
import type { Access } from '../../../contract/shape/endpoint.ts'
import { fastifyPath } from '../http/route.ts'
import { createTestApp, type Person } from '../../testing/test-app.ts'

const app = await createTestApp()

/** Routes outside of the contract, and why they are public. */
const outside: Record<string, string> = {
  '/api/auth/*': 'the identity provider guards its own paths',
  '/api': 'says only that there is nothing',
  '/api/*': 'says only that there is nothing',
  '/api/health': 'says only that the process runs',
  '/api/ready': 'says only that the database answers',
  '/api/openapi.json': 'the contract is public',
  '/api/docs': 'the contract is public',
  '/media/*': 'pictures are public',
  '/robots.txt': 'written for crawlers',
  '/sitemap.xml': 'written for crawlers',
  '/bn/rss.xml': 'holds published posts only',
  '/payments/return/:id/:signature': 'browsers come back without a cookie; the signature opens one attempt',
  '/payments/notice/:provider': 'gateways tell of payments, and are not believed',
  '/rss.xml': 'holds published posts only',
}

const allowed: Record<Access, (Person | 'anonymous')[]> = {
  public: ['anonymous', 'customer', 'owner'],
  user: ['customer', 'owner'],
  owner: ['owner'],
}

const routes = app.routes.filter((route) => route.method !== 'HEAD' && route.method !== 'OPTIONS')

describe('each route declares public, user or owner', () => {
  it.each(routes.map((route) => [`${route.method} ${route.url}`, route] as const))('%s', (_, route) => {
    const access = (route as RouteOptions).config?.endpoint?.access
    if (route.url in outside) expect(access).toBeUndefined()
    else expect(['public', 'user', 'owner']).toContain(access)
  })

  it('and every call of the contract has a route', () => {
    const served = routes.map((route) => `${route.method} ${route.url}`)
    for (const { method, path } of endpoints) expect(served).toContain(`${method} /api${fastifyPath(path)}`)
  })
})

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s enforces its access',
  (_, endpoint) => {
    it.each(['anonymous', 'customer', 'owner'] as const)('%s', async (person) => {
      const as = person === 'anonymous' ? undefined : person
      const { status, body } = await app.call(endpoint, { as })
      // POST /jwt needs a body with the claimed account.
      if (endpoint.path === '/jwt') return expect(status).toBe(400)
      if (allowed[endpoint.access].includes(person)) return expect([200, 400, 404]).toContain(status)
      expect(status).toBe(person === 'anonymous' ? 401 : 403)
      expect(body).toMatchObject({ success: false, error: expect.any(String) })
    })
  },
)
