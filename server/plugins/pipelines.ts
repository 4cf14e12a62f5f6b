import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** No browser sends a second request over a connection before it has the first answer. */
const mostWaiting = 10

/**
 * Ends connections on which many requests wait for the answers before theirs. A thousand fit into one packet, and each
 * would have its answer prepared in memory, for somebody who may never read the first.
 */
export function limitPipelines(server: Server) {
  const [usual] = server.listeners('request') as [(request: IncomingMessage, reply: ServerResponse) => void]
  const waiting = new WeakMap<Socket, number>()

  function isTooMany(socket: Socket, reply: ServerResponse) {
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    reply.once('close', () => waiting.set(socket, waiting.get(socket)! - 1))
    return count > mostWaiting
  }

  server.removeListener('request', usual)
  server.on('request', (request, reply) => {
    // Without a socket of its own yet, an answer has others before it.
    if (reply.socket === null && isTooMany(request.socket, reply)) request.socket.destroy()
    else usual.call(server, request, reply)
  })
}
