import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from '../../../contract/shape/zod.ts'
import { endpoints } from '../../../contract/api.ts'
import { issueSentence } from '../../../contract/shape/errors.ts'
import type { Failure } from '../../../contract/shape/envelope.ts'
import { isOutage } from '../../../db/outage.ts'
import { translated } from '../../../language/t.ts'
import { AppError, noSuchPart, TooMany } from '../http/errors.ts'
import { fastifyPath } from '../http/route.ts'

class InvalidInput extends Error {
  readonly issues: z.core.$ZodIssue[]
  constructor(issues: z.core.$ZodIssue[]) {
    super('The input does not fit the contract.')
    this.issues = issues
  }
}

export const unstorable = 'This text has a character that cannot be stored.'

/**
 * The path of a text that cannot be stored: PostgreSQL accepts neither NUL nor, in JSON, half of a surrogate pair. No
 * keyboard types them.
 */
export function findUnstorable(value: unknown, path: PropertyKey[] = []): PropertyKey[] | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const found = findUnstorable(inner, [...path, name])
    if (found) return found
  }
  return undefined
}

function check(schema: z.ZodType, data: unknown) {
  const result = schema.safeParse(data, { error: issueSentence })
  if (!result.success) return { error: new InvalidInput(result.error.issues) }
  const path = findUnstorable(result.data)
  if (path)
    return { error: new InvalidInput([{ code: 'custom', path, message: unstorable, input: undefined }]) }
  return { value: result.data }
}

/** Translates the message of a reply. */
const withTranslatedMessage = (reply: unknown) =>
  typeof reply === 'object' && reply !== null && 'message' in reply && typeof reply.message === 'string'
    ? { ...reply, message: translated(reply.message) }
    : reply

/** Requests are validated by the contract's schemas, and replies reduced to the fields that they name. */
export function useContract(app: FastifyInstance) {
  app.setValidatorCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        check(schema, data),
  )
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(withTranslatedMessage(schema.parse(data))),
  )
}

/** Updates and deletes declare JSON but may have an empty body, which Fastify's own parser refuses. */
export function acceptJsonOnly(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parseJson(request, body as string, done)
  })
}

function fieldSentences(issues: z.core.$ZodIssue[]) {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.join('.') || 'body'] ??= issue.message
  return fields
}

export const databaseUnavailable = () =>
  new AppError('unavailable', 'The site cannot reach its database right now. Please try again shortly.')

export const nothingHere = 'There is nothing at this address.'

const sentences: Record<string, ConstructorParameters<typeof AppError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'This request is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-type', 'Send this request as application/json.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid', 'The request is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid', 'The request was incomplete.'],
  FST_ERR_BAD_URL: ['invalid', 'This address is not valid.'],
}

export function toAppError(error: FastifyError | AppError | InvalidInput): AppError {
  if (error instanceof AppError) return error
  if (error instanceof InvalidInput) {
    const fields = fieldSentences(error.issues)
    return new AppError('invalid', Object.values(fields)[0]!, fields)
  }
  const code = 'code' in error ? error.code : ''
  const known = sentences[code]
  if (known) return new AppError(...known)
  // The file server reports files outside their folder, folders and missing files only by a status.
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 400) return new AppError('invalid', 'This address is not valid.')
  if (status === 403 || status === 404) return new AppError('not-found', nothingHere)
  if (status === 416) return noSuchPart()
  if (error instanceof SyntaxError) return new AppError('invalid', 'The request is not valid JSON.')
  if (isOutage(error)) return databaseUnavailable()
  return new AppError('internal', 'Something went wrong on the server. Please try again.')
}

export function failureOf(error: AppError): Failure {
  const fields = Object.entries(error.fields ?? {}).map(([name, sentence]) => [name, translated(sentence)])
  return {
    success: false,
    error: translated(error.message),
    ...(error.fields && { fields: Object.fromEntries(fields) }),
  }
}

const retrySeconds = 5

/** Adds Retry-After and Allow where they are missing, for the API and pages. */
export function addRefusalHeaders(app: FastifyInstance) {
  app.addHook('onSend', (_, reply, payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retrySeconds)
    if (reply.statusCode === 405 && !reply.hasHeader('allow')) reply.header('allow', 'GET, HEAD')
    done(null, payload)
  })
}

export function setRetryAfter(error: AppError, reply: FastifyReply) {
  if (error instanceof TooMany) reply.header('retry-after', error.seconds)
}

export function replyWithFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error)
  if (known.status >= 500) request.log.error({ err: error }, 'request failed')
  // The length of the file, for a range beyond its end.
  if (known.status === 416 && 'headers' in error) reply.headers(error.headers as Record<string, string>)
  setRetryAfter(known, reply)
  return reply.status(known.status).type('application/json').serializer(JSON.stringify).send(failureOf(known))
}

/** Answers a connection whose data is not a valid request, and closes it. */
export function refuseInvalidHttp(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, sentence] = invalidHttp[error.code ?? ''] ?? [
    '400 Bad Request',
    'This request is not valid HTTP.',
  ]
  const body = JSON.stringify({ success: false, error: sentence } satisfies Failure)
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    )
  }
  socket.destroy(error)
}

const invalidHttp: Record<string, [status: string, sentence: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of this request are too long.'],
}

const pattern = (path: string) => new RegExp(`^/api${fastifyPath(path).replace(/:\w+/g, '[^/]+')}/?$`)
const knownPaths = endpoints.map(({ method, path }) => ({ method, pattern: pattern(path) }))

export function refuseMethod(request: FastifyRequest, reply: FastifyReply, methods: string[]): never {
  // HEAD is allowed wherever GET is.
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method))
  reply.header('allow', allowed.join(', '))
  throw new AppError(
    'method-not-allowed',
    `This address takes ${methods.join(' or ')}, not ${request.method}.`,
  )
}

/** Refuses an unknown path with 404 and a known one that is called with a wrong method with 405. */
export async function replyUnknown(request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?', 1)[0]!
  const methods = knownPaths.filter((known) => known.pattern.test(path)).map((known) => known.method)
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (methods.length === 0 || methods.some((one) => one === method))
    throw new AppError('not-found', nothingHere)
  refuseMethod(request, reply, methods)
}
