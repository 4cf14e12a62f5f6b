import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Call {
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

/** What a person sees in a browser. */
export class Page {
  readonly html: string
  constructor(title: string, body: string) {
    this.html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`
  }
}

/** Sends a browser on to another address. */
export class Elsewhere {
  readonly address: string
  constructor(address: string) {
    this.address = address
  }
}

/** An answer as JSON or to a browser, or silence: whoever asked waits until their patience ends. */
export type Answer = object | Page | Elsewhere | 'silence'

function send(response: ServerResponse, reply: Exclude<Answer, 'silence'>) {
  if (reply instanceof Elsewhere) response.writeHead(302, { location: reply.address }).end()
  else if (reply instanceof Page) response.setHeader('content-type', 'text/html').end(reply.html)
  else response.setHeader('content-type', 'application/json').end(JSON.stringify(reply))
}

/** The page where a client decides. */
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

/** A real HTTP server that stands in for a gateway. */
export async function serveCalls(answer: (call: Call) => Answer | Promise<Answer>) {
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
    const body = await bodyOf(request)
    const reply = await answer({ path: pathname, query: searchParams, headers: request.headers, body })
    if (reply !== 'silence') send(response, reply)
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

/** How a stand-in misbehaves; each is set by a test and lasts until it is taken back. */
export interface Faults {
  /** It does what it was asked to, and the answer never arrives. */
  silentAfterSuccess?: boolean
  /** It does not answer and does nothing. */
  away?: boolean
  /** It names another sum than it was asked for, in paisa. */
  wrongAmount?: number
  /** bKash only: refunds are asked for in the newer of the two ways that are described. */
  secondRefunds?: boolean
  /** Hears of every call by its name, before it is worked on and when the answer is ready, and may hold it up. */
  onCall?: (name: string, moment: 'before' | 'after') => void | Promise<void>
}
