import type { FastifyReply, FastifyRequest } from 'fastify'
import { partToSend } from '../http/file-part.ts'

const year = 31_536_000

/** For files whose name carries their hash. */
export const forever = `public, max-age=${year}, immutable`

/** Such a file, from memory: the name says which bytes they are. */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  type: string,
  name: string,
) {
  const about = { bytes: bytes.length, type, etag: `"${name}"`, cacheControl: forever }
  const part = partToSend(request, reply, about)
  return part ? reply.send(bytes.subarray(part.start, part.end + 1)) : reply
}
