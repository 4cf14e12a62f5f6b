import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keptReads } from './freshness.ts'
import type { KeptPage, PageCache } from './page-cache.ts'
import { keptBytes } from './pages.ts'
import { toPage, type Page } from './render.ts'
import { isAnybody } from './short-cut.ts'

declare module 'fastify' {
  interface FastifyRequest {
    keep: ((answer: Page) => KeptPage) | null
  }
}

const isKept = ({ routeOptions, headers }: FastifyRequest) =>
  routeOptions.config.endpoint !== undefined &&
  keptReads.has(routeOptions.config.endpoint) &&
  isAnybody(headers)

/** What the API answers to anybody is kept with the pages, as fresh as they are, and goes out by the same short cut. */
export function keepAnswers(apiScope: FastifyInstance, cache: PageCache) {
  apiScope.decorateRequest('keep', null)
  apiScope.addHook('preHandler', async (request) => {
    if (isKept(request)) request.keep = await cache.begin(request.url)
  })
  apiScope.addHook('onSend', async (request, reply, payload) => {
    if (!request.keep || reply.statusCode !== 200) return payload
    const type = String(reply.getHeader('content-type'))
    const answer = toPage(200, [['content-type', type]], Buffer.from(payload as string))
    return keptBytes(request, reply, cache, request.keep(answer))
  })
}
