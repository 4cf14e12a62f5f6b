import type { FastifyReply, FastifyRequest } from 'fastify'
import { partToSend } from '../http/conditional-request.ts'

const year = 31_536_000

/** For files whose name contains their hash. */
export const forever = `public, max-age=${year}, immutable`

/** Sends such a file from memory; its name is its ETag. */
export function sendImmutable(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  type: string,
  name: string,
) {
  const file = { bytes: bytes.length, type, etag: `"${name}"`, cacheControl: forever }
  const part = partToSend(request, reply, file)
  return part ? reply.send(bytes.subarray(part.start, part.end + 1)) : reply
}
