import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'

/** Browsers do not pipeline: they wait for an answer before they send the next request on a connection. */
const mostWaiting = 10

/**
 * Detects connections with many pipelined requests. A thousand fit into one packet, and each answer would wait in memory
 * for a client that may never read the first.
 */
function createPipelineLimit() {
  const waiting = new WeakMap<Socket, number>()
  return ({ socket }: IncomingMessage, reply: ServerResponse) => {
    // A reply without a socket waits for others before it.
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

/** The site's HTTP server: requests that the fast path does not answer go to the framework. */
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
