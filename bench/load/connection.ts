import { Agent, request, type ClientRequest } from 'node:http'

export interface Answer {
  status: number
  body: Buffer
}

/** As many as a browser opens to one place. */
const connectionsOfABrowser = 6

/** The server may end a connection that rests while a request is on its way over it: a browser then takes another. */
const wasResting = (sent: ClientRequest, error: NodeJS.ErrnoException) =>
  sent.reusedSocket && error.code === 'ECONNRESET'

/** Requests as a browser sends them over connections of its own, with as little work as possible on this side. */
export function openConnections(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionsOfABrowser })

  const ask = (path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> =>
    new Promise((done, fail) => {
      const method = body === undefined ? 'GET' : 'POST'
      const sent = request(
        url + path,
        { agent, method, headers: { 'accept-encoding': 'br', ...headers } },
        (reply) => {
          const parts: Buffer[] = []
          reply.on('data', (part: Buffer) => parts.push(part))
          reply.on('end', () => done({ status: reply.statusCode!, body: Buffer.concat(parts) }))
          reply.on('error', fail)
        },
      )
      sent.on('error', (error) => {
        if (method === 'GET' && wasResting(sent, error)) done(ask(path, headers))
        else fail(error)
      })
      sent.end(body)
    })
  return { ask, close: () => agent.destroy() }
}
