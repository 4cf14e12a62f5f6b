import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Bodies reach the handler untouched, as a stream. */
export function passBodiesThrough(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
}

export function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const body = typeof request.body === 'string' ? request.body : (Readable.toWeb(request.raw) as BodyInit)
  return new Request(new URL(request.url, origin), {
    method: request.method,
    headers,
    ...(hasBody && { body, duplex: 'half' }),
  })
}

export function sendWebResponse(response: Response, reply: FastifyReply) {
  reply.status(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  // A body of null would be sent as the word "null".
  if (!response.body) return reply.send()
  return reply.send(Readable.fromWeb(response.body as ReadableStream))
}
