import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from '../../../contract/shape/zod.ts'
import type { Endpoint } from '../../../contract/shape/endpoint.ts'
import { withOnly } from '../../../contract/shape/public-pages.ts'
import { inProcessCall, isInProcess, type InProcessCall } from '../http/in-process-call.ts'
import { contentLanguage, inLanguage } from '../http/language.ts'
import type { Cache } from './cache.ts'
import { isAnonymous } from './fast-path.ts'
import { isSharedWith, type OnServed } from './page.ts'
import { sendCached } from './send.ts'

const type: [string, string] = ['content-type', 'application/json; charset=utf-8']

/** Addresses with any other parameter are not cached: invented ones would fill the cache with the same answer. */
const parametersOf = ({ query }: Endpoint) => [
  'language',
  ...(query instanceof z.ZodObject ? Object.keys(query.shape) : []),
]

interface EndpointCacheDependencies {
  cache: Cache
  onServed: OnServed
}

/** The answer to a call that a page makes while it is rendered, if it is cached and the same for this viewer. */
export function cachedAnswer(cache: Cache, address: string, call: InProcessCall) {
  const answer = call.mayShare ? cache.find(address) : undefined
  if (!answer || !isSharedWith(call.viewer, answer)) return
  call.onFreshUntil(answer.staleAt)
  return answer
}

/**
 * Caches answers of public endpoints like pages where the contract says so; concurrent requests share one answer. A page
 * that shows such an answer is fresh no longer than the answer.
 */
export function cacheEndpoints(apiScope: FastifyInstance, { cache, onServed }: EndpointCacheDependencies) {
  apiScope.decorateRequest('freshUntil')
  apiScope.addHook('onRoute', (route) => {
    const { endpoint } = route.config ?? {}
    if (endpoint?.method !== 'GET' || endpoint.access !== 'public') return
    const answer = route.handler
    const parameters = parametersOf(endpoint)
    const isCached = (request: FastifyRequest, call?: InProcessCall) =>
      (endpoint.cached === 'for-all' || (endpoint.cached === 'for-pages' && call)) &&
      isAnonymous(request.headers) &&
      (call ? call.mayShare && isSharedWith(call.viewer, endpoint) : !isInProcess(request)) &&
      withOnly(request.url, parameters) === request.url

    route.handler = async function (request, reply) {
      // Read in the language of its address and not of the request, so that all requests get the same.
      const read = () => inLanguage(contentLanguage(), async () => answer.call(this, request, reply))
      const call = inProcessCall(request)
      if (!isCached(request, call)) {
        const result = await read()
        if (request.freshUntil) call?.onFreshUntil(request.freshUntil)
        return result
      }
      // A page that calls this already counts among those being rendered, so it must not be refused here.
      const page = await cache[call ? 'share' : 'get'](request.url, async () => {
        const body = Buffer.from(String(reply.serialize(await read())))
        return {
          status: 200,
          headers: [type],
          body,
          freshUntil: request.freshUntil,
          variesBy: endpoint.variesBy,
        }
      })
      if (call) {
        call.onFreshUntil(page.staleAt)
        return reply.headers(Object.fromEntries(page.headers)).send(page.body)
      }
      onServed(request.url, () => ({ ip: request.ip, userAgent: request.headers['user-agent'] }))
      return sendCached(request, reply, cache, page)
    }
  })
}
