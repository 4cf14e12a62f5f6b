import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { publicAddress } from '../../contract/public-pages.ts'
import type { Session } from '../identity/session.ts'
import type { Limits } from '../plugins/limits.ts'
import { passBodiesThrough } from '../plugins/web-bridge.ts'
import { chooseEncoding, encode, type Encoding } from './encode.ts'
import type { KeptPage, PageCache } from './page-cache.ts'
import type { OnServed } from './page-views.ts'
import type { Page } from './render.ts'

const onceQuality = 4

export interface PageServer {
  cache: PageCache
  limits: Limits
  render: (request: FastifyRequest, address: string, session: Session | null) => Promise<Page>
  sessionOf: (request: FastifyRequest) => Promise<Session | null>
  /** Before a form is taken: it may be written in the name of whoever is signed in. */
  refuseCrossSite: (request: FastifyRequest) => Promise<void>
  onServed: OnServed
}

function sendHead(reply: FastifyReply, page: Page, encoding: Encoding, cacheControl: string) {
  reply.status(page.status)
  for (const [name, value] of page.headers) reply.header(name, value)
  reply.header('etag', page.etag)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl)
  reply.header('vary', 'accept-encoding, cookie, authorization, origin')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
}

/** All but what belongs to this one request. */
const headOf = (reply: FastifyReply) =>
  Object.entries(reply.getHeaders())
    .filter(([name]) => name !== 'x-request-id')
    .flatMap(([name, value]) => [name, String(value)])

/** The bytes that are kept, or the word that the visitor has them already. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: PageCache,
  page: KeptPage,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  sendHead(reply, page, encoding, 'public, max-age=0, must-revalidate')
  const bytes = await cache.bytes(page, encoding)
  if (page.status === 200) {
    const bareHead = headOf(reply)
    const head = [...bareHead, 'content-length', String(bytes.length)]
    page.sent.set(encoding, { bareHead, head, text: bytes.toString('latin1') })
  }
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.status(304).send()
  return reply.send(bytes)
}

/** Pages are complete before they are sent; those of anonymous visitors come from memory. */
export function servePages(
  app: FastifyInstance,
  { cache, limits, render, sessionOf, refuseCrossSite, onServed }: PageServer,
) {
  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const session = await sessionOf(request)
    const isShared = !session && request.method !== 'POST'
    const address = isShared ? publicAddress(request.url) : undefined
    if (!address || !cache.find(address)) await limits.address('page', request, reply)
    if (!address) {
      const page = await render(request, request.url, session)
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      sendHead(reply, page, encoding, 'private, no-store')
      return reply.send(await encode(page.body, encoding, onceQuality))
    }
    const page = await cache.get(address, () => render(request, address, null))
    if (page.status === 200 && request.method === 'GET')
      onServed(request.url, () => ({ ip: request.ip, userAgent: request.headers['user-agent'] }))
    return sendKept(request, reply, cache, page)
  }

  app.register(async (scope) => {
    passBodiesThrough(scope)
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      onRequest: refuseCrossSite,
      handler: handle,
    })
  })
}
