import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '../../contract/endpoint.ts'
import { withOnly } from '../../contract/public-pages.ts'
import { isInProcess } from '../plugins/in-process.ts'
import { keptReads } from './freshness.ts'
import type { PageCache } from './page-cache.ts'
import type { OnServed } from './page-views.ts'
import { sendKept } from './pages.ts'
import { toPage } from './render.ts'
import { isAnybody } from './short-cut.ts'

const type: [string, string] = ['content-type', 'application/json; charset=utf-8']

/** By the names that the call knows alone: a made-up one would keep the same answer once more. */
const parametersOf = ({ query }: Endpoint) => (query instanceof z.ZodObject ? Object.keys(query.shape) : [])

/**
 * What the API answers to anybody is kept with the pages, as fresh as they are, and goes out by the same short cut. Those
 * who come while an answer is being made share it. The site's own calls are answered anew: what they are for is kept.
 */
export function keepAnswers(apiScope: FastifyInstance, cache: PageCache, onServed: OnServed) {
  apiScope.addHook('onRoute', (route) => {
    const { endpoint } = route.config ?? {}
    if (!endpoint || !keptReads.has(endpoint)) return
    const answer = route.handler
    const parameters = parametersOf(endpoint)
    const isKept = (request: FastifyRequest) =>
      isAnybody(request.headers) && !isInProcess(request) && withOnly(request.url, parameters) === request.url
    route.handler = async function (request, reply) {
      if (!isKept(request)) return answer.call(this, request, reply)
      const page = await cache.get(request.url, async () => {
        const data = await answer.call(this, request, reply)
        return toPage(200, [type], Buffer.from(String(reply.serialize(data))))
      })
      onServed(request.url, () => ({ ip: request.ip, userAgent: request.headers['user-agent'] }))
      return sendKept(request, reply, cache, page)
    }
  })
}
