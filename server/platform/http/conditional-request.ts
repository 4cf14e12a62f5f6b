import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { noSuchPart } from './errors.ts'

/** The range of bytes that a request asks for: all of them without a valid header, undefined if it lies beyond the end. */
export function rangeOf(header: string | undefined, bytes: number) {
  const whole = { start: 0, end: bytes - 1, isPart: false }
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return whole
  if (first !== '' && last !== '' && Number(last) < Number(first)) return whole
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return start > end ? undefined : { start, end, isPart: true }
}

/** Whether `If-None-Match` contains this tag: one of several, strong or weak, or `*`. */
export const hasAlready = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag)

interface ServedFile {
  bytes: number
  type: string
  /** Strong: the same tag is the same bytes. */
  etag: string
  cacheControl: string
}

/** A stream, because the framework would overwrite the content length for any other body. */
const emptyBody = () => Readable.from([])

/**
 * Sets the headers of a file and returns which part of it to send, by the conditions and ranges of RFC 9110. Undefined when
 * the answer has no body and was already sent.
 */
export function partToSend(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, type, etag, cacheControl }: ServedFile,
) {
  reply.headers({ etag, 'accept-ranges': 'bytes', 'cache-control': cacheControl })
  if (hasAlready(headers['if-none-match'], etag)) return void reply.status(304).send()
  const { range, 'if-range': ifRange = etag } = headers
  const part = rangeOf(method === 'GET' && ifRange === etag ? range : undefined, bytes)
  if (!part) {
    reply.headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' })
    throw noSuchPart()
  }
  const { start, end, isPart } = part
  if (isPart) reply.status(206).header('content-range', `bytes ${start}-${end}/${bytes}`)
  reply.header('content-length', end - start + 1).type(type)
  return method === 'HEAD' ? void reply.send(emptyBody()) : { start, end, isWhole: end - start + 1 === bytes }
}
