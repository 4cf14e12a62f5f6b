import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasAlready } from '../http/conditional-request.ts'
import type { Cache, CachedPage } from './cache.ts'
import { chooseEncoding, encode, type Encoding } from './encode.ts'
import type { Page } from './page.ts'

/** Half the time of brotli's usual 4, for a twentieth more bytes. */
const onceQuality = 2

function sendHead(reply: FastifyReply, page: Page, encoding: Encoding, cacheControl: string) {
  reply.status(page.status)
  for (const [name, value] of page.headers) reply.header(name, value)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl)
  reply.header('vary', 'accept-encoding, cookie, authorization, origin')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
}

/** All headers but the id of this one request. */
const headOf = (reply: FastifyReply) =>
  Object.entries(reply.getHeaders())
    .filter(([name]) => name !== 'x-request-id')
    .flatMap(([name, value]) => [name, String(value)])

/** Sends the cached bytes, or 304 if the visitor has them already. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: Cache,
  page: CachedPage,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  sendHead(reply, page, encoding, 'public, max-age=0, must-revalidate')
  reply.header('etag', page.etag)
  const bytes = await cache.bytes(page, encoding)
  if (page.status === 200) {
    const bareHead = headOf(reply)
    const head = [...bareHead, 'content-length', String(bytes.length)]
    page.sent.set(encoding, { bareHead, head, text: bytes.toString('latin1') })
  }
  if (hasAlready(request.headers['if-none-match'], page.etag)) return reply.status(304).send()
  return reply.send(bytes)
}

/** Sends a page that is for this visitor alone. */
export async function sendUncached(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  sendHead(reply, page, encoding, 'private, no-store')
  return reply.send(await encode(page.body, encoding, onceQuality))
}
