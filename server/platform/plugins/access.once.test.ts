import type { RouteOptions } from 'fastify'
import { expect, it } from 'vitest'
import { endpoints } from '../../../contract/api.ts'
import type { Access, Endpoint } from '../../../contract/shape/endpoint.ts'
import { fastifyPath } from '../http/route.ts'
import { createTestApp } from '../../testing/test-app.ts'

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

const people = ['anonymous', 'customer', 'owner'] as const

const allowed: Record<Access, readonly (typeof people)[number][]> = {
  public: people,
  user: ['customer', 'owner'],
  owner: ['owner'],
}

const routes = app.routes.filter((route) => route.method !== 'HEAD' && route.method !== 'OPTIONS')
const nameOf = ({ method, url }: Pick<RouteOptions, 'method' | 'url'>) => `${String(method)} ${url}`

it('every route is a call of the contract, which declares its access, or is listed above', () => {
  const undeclared = routes.filter(({ url, config }) =>
    url in outside ? config?.endpoint : !config?.endpoint?.access,
  )
  expect(undeclared.map(nameOf)).toEqual([])
})

it('every call of the contract has a route', () => {
  const calls = endpoints.map(({ method, path }) => `${method} /api${fastifyPath(path)}`)
  expect(routes.map(nameOf)).toEqual(expect.arrayContaining(calls))
})

/** What a call without any input may answer: it is refused for its access, or only later. */
function statusesFor({ access, path }: Endpoint, person: (typeof people)[number]) {
  // It needs a body with the claimed account before anything else.
  if (path === '/jwt') return [400]
  if (allowed[access].includes(person)) return [200, 400, 404]
  return person === 'anonymous' ? [401] : [403]
}

it('every call refuses exactly those who may not make it', async () => {
  const wrong = []
  for (const endpoint of endpoints)
    for (const person of people) {
      const { status, body } = await app.call(endpoint, { as: person === 'anonymous' ? undefined : person })
      const isRefusal = body?.success === false && typeof body.error === 'string'
      if (!statusesFor(endpoint, person).includes(status) || (status > 400 && !isRefusal))
        wrong.push(`${person} ${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(body)}`)
    }
  expect(wrong).toEqual([])
})
