import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import { hasAlready } from '../http/conditional-request.ts'
import { networkOf } from '../http/network.ts'
import type { Cache } from './cache.ts'
import { chooseEncoding } from './encode.ts'
import type { OnServed } from './page.ts'

interface FastPathDependencies {
  cache: Cache
  trustProxy: string[] | false
  onServed: OnServed
}

/** Whether the answer may be shared: the request carries no account and does not come from another site in a browser. */
export const isAnonymous = ({ cookie, authorization, origin }: IncomingHttpHeaders) =>
  cookie === undefined && authorization === undefined && origin === undefined

/**
 * Sends cached answers before the framework sees the request, since its hooks would take most of the time. Returns false
 * where nothing is cached; the framework then makes the answer and caches it.
 */
export function createFastPath(
  { log, server }: FastifyInstance,
  { cache, trustProxy, onServed }: FastPathDependencies,
) {
  const trust = proxyAddr.compile(trustProxy || [])
  const isLogged = log.level === 'info' || log.level === 'debug'

  return function send(request: IncomingMessage, reply: ServerResponse) {
    const { method, headers, url = '' } = request
    if (method !== 'GET' || !isAnonymous(headers) || !server.listening) return false
    const page = cache.find(url)
    const sent = page?.sent.get(chooseEncoding(headers['accept-encoding']))
    if (!page || !sent) return false

    const since = isLogged ? performance.now() : 0
    const id = randomUUID()
    const isUnchanged = hasAlready(headers['if-none-match'], page.etag)
    if (isUnchanged) reply.writeHead(304, ['x-request-id', id, ...sent.bareHead]).end()
    else reply.writeHead(200, ['x-request-id', id, ...sent.head]).end(sent.text, 'latin1')
    const ip = () => proxyAddr(request, trust)
    onServed(url, () => ({ ip: ip(), userAgent: headers['user-agent'] }))
    if (isLogged) {
      const ms = Math.round((performance.now() - since) * 10) / 10
      const route = url.startsWith('/api/') ? '/api/*' : '/*'
      const network = networkOf({ ip: ip() })
      log.info({ reqId: id, method, route, network, status: isUnchanged ? 304 : 200, ms }, 'request')
    }
    return true
  }
}
