import { Agent, request, type IncomingHttpHeaders } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** As many as a browser opens to one place. */
const connectionsOfABrowser = 6

/** Requests as a browser sends them over connections of its own, with as little work as possible on this side. */
export function openConnections(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionsOfABrowser })

  const ask = (path: string, headers: Record<string, string> = {}, body?: string) =>
    new Promise<Answer>((done, fail) => {
      const sent = request(
        url + path,
        {
          agent,
          method: body === undefined ? 'GET' : 'POST',
          headers: { 'accept-encoding': 'br', ...headers },
        },
        (reply) => {
          const parts: Buffer[] = []
          reply.on('data', (part: Buffer) => parts.push(part))
          reply.on('end', () =>
            done({ status: reply.statusCode!, headers: reply.headers, body: Buffer.concat(parts) }),
          )
          reply.on('error', fail)
        },
      )
      sent.on('error', fail)
      sent.end(body)
    })
  return { ask, close: () => agent.destroy() }
}
