import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { noSuchPart } from './errors.ts'
import { hasAlready } from './conditions.ts'
import { rangeOf } from './range.ts'

interface StoredBytes {
  bytes: number
  type: string
  /** Strong: the same tag is the same bytes. */
  etag: string
  cacheControl: string
}

/** As a stream, since the framework would take any other body for the length of what GET sends. */
const emptyBody = () => Readable.from([])

/**
 * What to send of a file, as RFC 9110 says about conditions and ranges, once its headers are set. Undefined where the
 * answer has no bytes of it and was sent.
 */
export function partToSend(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, type, etag, cacheControl }: StoredBytes,
) {
  reply.headers({ etag, 'accept-ranges': 'bytes', 'cache-control': cacheControl })
  if (hasAlready(headers['if-none-match'], etag)) return void reply.status(304).send()
  const { range, 'if-range': begun = etag } = headers
  const part = rangeOf(method === 'GET' && begun === etag ? range : undefined, bytes)
  if (!part) {
    reply.headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' })
    throw noSuchPart()
  }
  const { start, end, isPart } = part
  if (isPart) reply.status(206).header('content-range', `bytes ${start}-${end}/${bytes}`)
  reply.header('content-length', end - start + 1).type(type)
  return method === 'HEAD' ? void reply.send(emptyBody()) : { start, end, isWhole: end - start + 1 === bytes }
}
