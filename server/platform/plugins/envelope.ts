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
 * Where a text has what no database of ours keeps as it is: PostgreSQL takes no NUL, and half of a character in JSON
 * neither. Nobody types them.
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

/** What a reply says to a person, in their language. */
const inReadersLanguage = (reply: unknown) =>
  typeof reply === 'object' && reply !== null && 'message' in reply && typeof reply.message === 'string'
    ? { ...reply, message: translated(reply.message) }
    : reply

/** Contract schemas check what comes in, and narrow what goes out to what the contract names. */
export function useContract(app: FastifyInstance) {
  app.setValidatorCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        check(schema, data),
  )
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(inReadersLanguage(schema.parse(data))),
  )
}

/** Updates and deletes announce JSON but may carry nothing, which Fastify's own parser refuses. */
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

export const dataAway = () =>
  new AppError('unavailable', 'The site cannot reach its database right now. Please try again shortly.')

export const nothingHere = 'There is nothing at this address.'

const sentences: Record<string, ConstructorParameters<typeof AppError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'This request is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-type', 'Send this request as application/json.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid', 'The request is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid', 'The request was incomplete.'],
  FST_ERR_BAD_URL: ['invalid', 'This address is not valid.'],
}

export function understand(error: FastifyError | AppError | InvalidInput): AppError {
  if (error instanceof AppError) return error
  if (error instanceof InvalidInput) {
    const fields = fieldSentences(error.issues)
    return new AppError('invalid', Object.values(fields)[0]!, fields)
  }
  const code = 'code' in error ? error.code : ''
  const known = sentences[code]
  if (known) return new AppError(...known)
  // Files outside their folder, folders, and addresses that name no file: whoever serves files says so by a status.
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 400) return new AppError('invalid', 'This address is not valid.')
  if (status === 403 || status === 404) return new AppError('not-found', nothingHere)
  if (status === 416) return noSuchPart()
  if (error instanceof SyntaxError) return new AppError('invalid', 'The request is not valid JSON.')
  if (isOutage(error)) return dataAway()
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

/** What a client may do instead, whoever refused it, the API or a page: ask again later, or only read. */
export function sayWhatIsPossible(app: FastifyInstance) {
  app.addHook('onSend', (_, reply, payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retrySeconds)
    if (reply.statusCode === 405 && !reply.hasHeader('allow')) reply.header('allow', 'GET, HEAD')
    done(null, payload)
  })
}

/** Sets Retry-After. */
export function sayWhenAgain(error: AppError, reply: FastifyReply) {
  if (error instanceof TooMany) reply.header('retry-after', error.seconds)
}

export function replyWithFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = understand(error)
  if (known.status >= 500) request.log.error({ err: error }, 'request failed')
  // How long the file is, where a part beyond its end was asked for.
  if (known.status === 416 && 'headers' in error) reply.headers(error.headers as Record<string, string>)
  sayWhenAgain(known, reply)
  return reply.status(known.status).type('application/json').serializer(JSON.stringify).send(failureOf(known))
}

/** What never became a request: it is answered on the bare connection, which then ends. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, sentence] = unreadable[error.code ?? ''] ?? [
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

const unreadable: Record<string, [status: string, sentence: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of this request are too long.'],
}

const pattern = (path: string) => new RegExp(`^/api${fastifyPath(path).replace(/:\w+/g, '[^/]+')}/?$`)
const known = endpoints.map(({ method, path }) => ({ method, pattern: pattern(path) }))

export function refuseMethod(request: FastifyRequest, reply: FastifyReply, methods: string[]): never {
  // Whatever can be read can be asked about.
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method))
  reply.header('allow', allowed.join(', '))
  throw new AppError(
    'method-not-allowed',
    `This address takes ${methods.join(' or ')}, not ${request.method}.`,
  )
}

/** An unknown path, such as one with a part that is longer than any, or a known one called with another method. */
export async function replyUnknown(request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?', 1)[0]!
  const methods = known.filter((entry) => entry.pattern.test(path)).map((entry) => entry.method)
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (methods.length === 0 || methods.some((one) => one === method))
    throw new AppError('not-found', nothingHere)
  refuseMethod(request, reply, methods)
}
