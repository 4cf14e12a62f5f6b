import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keptReads } from './freshness.ts'
import type { PageCache } from './page-cache.ts'
import type { OnServed } from './page-views.ts'
import { sendKept } from './pages.ts'
import { toPage } from './render.ts'
import { isAnybody } from './short-cut.ts'

const type: [string, string] = ['content-type', 'application/json; charset=utf-8']

/** The site's own calls come through no connection. What they are for is kept, so they are answered anew. */
const isFromOutside = ({ raw }: FastifyRequest) => raw.socket.remotePort !== undefined

/**
 * What the API answers to anybody is kept with the pages, as fresh as they are, and goes out by the same short cut. Those
 * who come while an answer is being made share it.
 */
export function keepAnswers(apiScope: FastifyInstance, cache: PageCache, onServed: OnServed) {
  apiScope.addHook('onRoute', (route) => {
    const { endpoint } = route.config ?? {}
    if (!endpoint || !keptReads.has(endpoint)) return
    const answer = route.handler
    route.handler = async function (request, reply) {
      if (!isAnybody(request.headers) || !isFromOutside(request)) return answer.call(this, request, reply)
      const page = await cache.get(request.url, async () => {
        const data = await answer.call(this, request, reply)
        return toPage(200, [type], Buffer.from(String(reply.serialize(data))))
      })
      onServed(request.url, () => ({ ip: request.ip, userAgent: request.headers['user-agent'] }))
      return sendKept(request, reply, cache, page)
    }
  })
}
