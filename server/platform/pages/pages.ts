import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '../../../contract/shape/identity.ts'
import { publicAddress } from '../../../contract/shape/public-pages.ts'
import type { Cache } from '../cache/cache.ts'
import type { OnServed, Page } from '../cache/page.ts'
import { sendCached, sendUncached } from '../cache/send.ts'
import type { Session } from '../identity/session.ts'
import { refuseMethod, replyUnknown } from '../plugins/envelope.ts'
import { networkOf } from '../http/network.ts'
import type { Limits } from '../plugins/limits.ts'
import { passBodiesThrough } from '../plugins/web-bridge.ts'
import { replyWithFailurePage } from './failure-page.ts'

export interface PageServer {
  cache: Cache
  limits: Limits
  render: (request: FastifyRequest, address: string, viewer: Viewer | null) => Promise<Page>
  sessionOf: (request: FastifyRequest) => Promise<Session | null>
  /** Protects forms, which are sent with the session of the signed-in viewer. */
  refuseCrossSite: (request: FastifyRequest) => Promise<void>
  onServed: OnServed
}

/** Serves complete pages; those of anonymous visitors come from the cache. */
export function servePages(
  app: FastifyInstance,
  { cache, limits, render, sessionOf, refuseCrossSite, onServed }: PageServer,
) {
  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const session = await sessionOf(request)
    const isShared = !session && request.method !== 'POST'
    const address = isShared ? publicAddress(request.url) : undefined
    if (!address || !cache.find(address)) await limits('page', networkOf(request))
    if (!address)
      return sendUncached(request, reply, await render(request, request.url, session?.viewer ?? null))
    const page = await cache.get(address, () => render(request, address, null))
    if (page.status === 200 && request.method === 'GET')
      onServed(request.url, () => ({ ip: request.ip, userAgent: request.headers['user-agent'] }))
    return sendCached(request, reply, cache, page)
  }

  app.register(async (scope) => {
    passBodiesThrough(scope)
    scope.setErrorHandler(replyWithFailurePage)
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      onRequest: refuseCrossSite,
      handler: handle,
    })
    // The API has its own catch-all for these except OPTIONS, which the CORS plugin answers.
    scope.route({
      method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      handler: async (request, reply) =>
        request.url.startsWith('/api/')
          ? replyUnknown(request, reply)
          : refuseMethod(request, reply, ['GET', 'POST']),
    })
  })
}
