import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Call {
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

/** An HTML page. */
export class Page {
  readonly html: string
  constructor(title: string, body: string) {
    this.html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`
  }
}

/** Redirects a browser. */
export class Elsewhere {
  readonly address: string
  constructor(address: string) {
    this.address = address
  }
}

/** For other statuses than 200, or bodies that are not JSON. */
export class Raw {
  readonly status: number
  readonly body: string
  constructor(status: number, body: object | string) {
    this.status = status
    this.body = typeof body === 'string' ? body : JSON.stringify(body)
  }
}

/** A reply as JSON or to a browser; silence until the caller times out; or a cut connection. */
export type Answer = object | Page | Elsewhere | Raw | 'silence' | 'cut'

/** Kinds of faulty replies, whether or not the work was done. */
export const badAnswerKinds = [
  'system error',
  'maintenance',
  'too many requests',
  'unauthorised',
  'ended token',
  'garbage',
  'server error',
  'cut line',
] as const
export type BadAnswerKind = (typeof badAnswerKinds)[number]

/** Faulty replies of both gateways; those with HTTP 200 differ. */
const badAnswers: Partial<Record<BadAnswerKind, Answer>> = {
  'too many requests': new Raw(429, { message: 'Too Many Requests' }),
  unauthorised: new Raw(401, { message: 'Unauthorized' }),
  'ended token': new Raw(401, { message: 'The incoming token has expired' }),
  garbage: new Raw(200, '<html><body>One moment, please</body></html>'),
  'server error': new Raw(502, '<html><body>Bad Gateway</body></html>'),
  'cut line': 'cut',
}

/** Faults that happen before the call reaches the gateway, so that no work is done. */
const beforeWork = new Set<BadAnswerKind>(['too many requests', 'unauthorised', 'ended token'])

/** Does the work of a call, and replaces its reply if there is a fault. */
export function answerWith(
  bad: BadAnswer | undefined,
  said: Partial<Record<BadAnswerKind, object>>,
  work: () => Answer,
) {
  if (!bad) return work()
  if (bad.done && !beforeWork.has(bad.kind)) work()
  return said[bad.kind] ?? badAnswers[bad.kind]!
}

function send(response: ServerResponse, reply: Exclude<Answer, 'silence' | 'cut'>) {
  if (reply instanceof Raw)
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
  else if (reply instanceof Elsewhere) response.writeHead(302, { location: reply.address }).end()
  else if (reply instanceof Page) response.setHeader('content-type', 'text/html').end(reply.html)
  else response.setHeader('content-type', 'application/json').end(JSON.stringify(reply))
}

/** The page where a client approves or cancels. */
export const checkout = (title: string, query: string) =>
  new Page(
    title,
    `<a href="/checkout?${query}&does=pay">Pay</a> <a href="/checkout?${query}&does=cancel">Cancel</a>`,
  )

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/** A real HTTP server in place of a gateway. */
export async function serveCalls(answer: (call: Call) => Answer | Promise<Answer>) {
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
    const body = await bodyOf(request)
    const reply = await answer({ path: pathname, query: searchParams, headers: request.headers, body })
    if (reply === 'cut') request.socket.destroy()
    else if (reply !== 'silence') send(response, reply)
  }
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** One faulty reply, and whether the work behind it is done. */
export interface BadAnswer {
  kind: BadAnswerKind
  done: boolean
}

/** Kinds of calls, under one name for both gateways. */
export type CallName = 'grant' | 'create' | 'execute' | 'query' | 'refund' | 'refund query'

/** How the server misbehaves; set by a test until it is unset. */
export interface Faults {
  /** It does the work, and the reply never arrives. */
  silentAfterSuccess?: boolean
  /** It does nothing and does not reply. */
  away?: boolean
  /** It reports another amount than requested, in paisa. */
  wrongAmount?: number
  /** bKash only: uses the newer of the two documented refund calls. */
  secondRefunds?: boolean
  /** Makes the replies of some calls faulty. */
  badAnswer?: (call: CallName) => BadAnswer | undefined
  /** bKash only: refuses some calls with a code and does nothing. */
  code?: (call: CallName) => string | undefined
  /** bKash only: the status does not say whether the client has approved the payment. */
  noVerification?: boolean
  /** bKash only: refunds cannot be listed, only the last one can be queried. */
  noRefundList?: boolean
  /** SSLCommerz only: refunds stay in progress. */
  slowRefunds?: boolean
  /** Called with the name of every call before the work and before the reply, and may delay it. */
  onCall?: (name: string, moment: 'before' | 'after') => void | Promise<void>
}
