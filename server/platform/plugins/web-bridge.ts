import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Bodies reach the handler unparsed; those above the site's limit are still refused. */
export function passBodiesThrough(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** The URL on this site, also for a path such as //elsewhere.example, which would parse as another host. */
export const addressOf = ({ url }: Pick<FastifyRequest, 'url'>, origin: string) => {
  const path = url.startsWith('/') ? url : url.replace(/^[^/]+:\/\/[^/?#]*/, '')
  return new URL(path.replace(/^[/\\]*/, '/'), origin)
}

/** HEAD is handled as GET; the server itself omits the body. */
const methodOf = ({ method }: FastifyRequest) => (method === 'HEAD' ? 'GET' : method)

export function toWebRequest(request: FastifyRequest, origin: string, url = request.url): Request {
  const method = methodOf(request)
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  return new Request(addressOf({ url }, origin), {
    method,
    headers,
    ...(method !== 'GET' && { body: request.body as string | Buffer<ArrayBuffer> | undefined }),
  })
}

export function sendWebResponse(response: Response, reply: FastifyReply) {
  reply.status(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  // Fastify would send a body of null as the text "null".
  if (!response.body) return reply.send()
  return reply.send(Readable.fromWeb(response.body as ReadableStream))
}
