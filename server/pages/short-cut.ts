import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyBaseLogger } from 'fastify'
import { chooseEncoding } from './encode.ts'
import type { PageCache } from './page-cache.ts'
import type { OnServed } from './page-views.ts'

interface ShortCut {
  cache: PageCache
  log: FastifyBaseLogger
  trustProxy: string[] | false
  onServed: OnServed
}

/** Whether the answer to these headers could be anybody's: no account, and no other site that reads it in a browser. */
export const isAnybody = ({ cookie, authorization, origin }: IncomingHttpHeaders) =>
  cookie === undefined && authorization === undefined && origin === undefined

/**
 * Sends what is kept before the framework sees the request: nothing is left to decide about it, and the hooks would
 * take most of the time. Whatever is not simply that goes the usual way, where it is made and kept.
 */
export function takeShortCut(server: Server, { cache, log, trustProxy, onServed }: ShortCut) {
  const [usual] = server.listeners('request') as [(request: IncomingMessage, reply: ServerResponse) => void]
  const trust = proxyAddr.compile(trustProxy || [])
  const logs = log.level === 'info' || log.level === 'debug'

  function send(request: IncomingMessage, reply: ServerResponse) {
    const { method, headers, url = '' } = request
    if (method !== 'GET' || !isAnybody(headers) || !server.listening) return false
    const page = cache.find(url)
    const kept = page?.sent.get(chooseEncoding(headers['accept-encoding']))
    if (!page || !kept) return false

    const since = logs ? performance.now() : 0
    const id = randomUUID()
    const known = headers['if-none-match']?.includes(page.etag)
    if (known) reply.writeHead(304, ['x-request-id', id, ...kept.bareHead]).end()
    else reply.writeHead(200, ['x-request-id', id, ...kept.head]).end(kept.text, 'latin1')
    onServed(url, () => ({ ip: proxyAddr(request, trust), userAgent: headers['user-agent'] }))
    if (logs) {
      const ms = Math.round((performance.now() - since) * 10) / 10
      log.info(
        {
          reqId: id,
          method,
          route: url.startsWith('/api/') ? '/api/*' : '/*',
          status: known ? 304 : 200,
          ms,
        },
        'request',
      )
    }
    return true
  }

  server.removeListener('request', usual)
  server.on('request', (request, reply) => send(request, reply) || usual.call(server, request, reply))
}
