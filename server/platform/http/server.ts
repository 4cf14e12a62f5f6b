import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'

/** No browser sends a second request over a connection before it has the first answer. */
const mostWaiting = 10

/**
 * Tells of connections on which many requests wait for the answers before theirs. A thousand fit into one packet, and
 * each would have its answer prepared in memory, for somebody who may never read the first.
 */
function createPipelineLimit() {
  const waiting = new WeakMap<Socket, number>()
  return ({ socket }: IncomingMessage, reply: ServerResponse) => {
    // Without a socket of its own yet, an answer has others before it.
    if (reply.socket !== null) return false
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    reply.once('close', () => waiting.set(socket, waiting.get(socket)! - 1))
    return count > mostWaiting
  }
}

interface Timeouts {
  keepAliveTimeout: number
  requestTimeout: number
  connectionTimeout: number
}

/** The site's HTTP server: what the fast path does not answer is the framework's. */
export const createServerFactory =
  (fastPath: (request: IncomingMessage, reply: ServerResponse) => boolean): FastifyServerFactory =>
  (handle, options) => {
    const { keepAliveTimeout, requestTimeout, connectionTimeout } = options as unknown as Timeouts
    const hasTooManyWaiting = createPipelineLimit()
    const server = createServer({ keepAliveTimeout, requestTimeout }, (request, reply) => {
      if (hasTooManyWaiting(request, reply)) request.socket.destroy()
      else if (!fastPath(request, reply)) handle(request, reply)
    })
    return server.setTimeout(connectionTimeout)
  }
