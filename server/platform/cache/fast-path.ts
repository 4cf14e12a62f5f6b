import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import { hasAlready } from '../http/conditions.ts'
import { networkOf } from '../http/network.ts'
import type { Cache } from './cache.ts'
import { chooseEncoding } from './encode.ts'
import type { OnServed } from './page.ts'

interface Parts {
  cache: Cache
  trustProxy: string[] | false
  onServed: OnServed
}

/** Whether the answer to these headers could be anybody's: no account, and no other site that reads it in a browser. */
export const isAnybody = ({ cookie, authorization, origin }: IncomingHttpHeaders) =>
  cookie === undefined && authorization === undefined && origin === undefined

/**
 * Sends what is cached before the framework sees the request: nothing is left to decide about it, and the hooks would
 * take most of the time. For all else it returns false, and the framework makes the answer and caches it.
 */
export function createFastPath({ log, server }: FastifyInstance, { cache, trustProxy, onServed }: Parts) {
  const trust = proxyAddr.compile(trustProxy || [])
  const logs = log.level === 'info' || log.level === 'debug'

  return function send(request: IncomingMessage, reply: ServerResponse) {
    const { method, headers, url = '' } = request
    if (method !== 'GET' || !isAnybody(headers) || !server.listening) return false
    const page = cache.find(url)
    const sent = page?.sent.get(chooseEncoding(headers['accept-encoding']))
    if (!page || !sent) return false

    const since = logs ? performance.now() : 0
    const id = randomUUID()
    const isKnown = hasAlready(headers['if-none-match'], page.etag)
    if (isKnown) reply.writeHead(304, ['x-request-id', id, ...sent.bareHead]).end()
    else reply.writeHead(200, ['x-request-id', id, ...sent.head]).end(sent.text, 'latin1')
    const ip = () => proxyAddr(request, trust)
    onServed(url, () => ({ ip: ip(), userAgent: headers['user-agent'] }))
    if (logs) {
      const ms = Math.round((performance.now() - since) * 10) / 10
      const route = url.startsWith('/api/') ? '/api/*' : '/*'
      const network = networkOf({ ip: ip() })
      log.info({ reqId: id, method, route, network, status: isKnown ? 304 : 200, ms }, 'request')
    }
    return true
  }
}
