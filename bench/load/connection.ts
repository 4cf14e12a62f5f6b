import { Agent, request, type ClientRequest } from 'node:http'

export interface Answer {
  status: number
  body: Buffer
}

/** As many connections as a browser opens to one host. */
const connectionsOfABrowser = 6

/** The server may close an idle connection just as a request is sent: a browser then opens another. */
const wasResting = (sent: ClientRequest, error: NodeJS.ErrnoException) =>
  sent.reusedSocket && error.code === 'ECONNRESET'

/** Sends requests like a browser over its own connections, with as little work as possible. */
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
