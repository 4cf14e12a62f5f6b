import { z } from '../../../contract/shape/zod.ts'
import { api } from '../../../contract/api.ts'
import type { Endpoint } from '../../../contract/shape/endpoint.ts'
import { failure } from '../../../contract/shape/envelope.ts'
import { cookiePrefix } from './cookies.ts'
import { uploadPaths } from './openapi-upload.ts'

type JsonSchema = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] }

const shape = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, target: 'openapi-3.0', unrepresentable: 'any' }) as JsonSchema

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: shape(schema, io) },
})

const bytes = { type: 'string', format: 'binary' }

const oneFile = (field: string) => ({
  'multipart/form-data': {
    schema: { type: 'object', required: [field], properties: { [field]: bytes } },
  },
})

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = shape(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** All accepted credentials, each of which is enough. */
function securityOf({ access, linked, gallery, variesBy }: Endpoint) {
  const token = { token: [] }
  if (gallery) return [{ gallery: [] }, token, ...(linked ? [{ session: [] }] : [])]
  if (access === 'public') return variesBy ? [{}, token] : []
  return linked ? [token, { session: [] }] : [token]
}

const text = { type: 'string' }
const partHeaders = ['Range', 'If-Range', 'If-None-Match'].map((name) => ({
  name,
  in: 'header',
  schema: text,
}))
const contentRange = { headers: { 'Content-Range': { schema: text } } }

function responsesOf({ status, type, reply, inParts }: Endpoint) {
  const failed = { description: 'Refused or failed', content: json(failure, 'output') }
  const content = type ? { [type]: { schema: bytes } } : json(reply, 'output')
  return {
    [status]: { description: 'Done', content },
    ...(inParts && {
      206: { description: 'The part that was asked for', content, ...contentRange },
      304: { description: 'The same as before' },
      416: { ...failed, description: 'It is not that long', ...contentRange },
    }),
    '4XX': failed,
    '5XX': failed,
  }
}

function operation(noun: string, name: string, endpoint: Endpoint) {
  return {
    operationId: noun + name[0]!.toUpperCase() + name.slice(1),
    summary: endpoint.summary,
    tags: [noun],
    'x-access': endpoint.access,
    security: securityOf(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.inParts ? partHeaders : []),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: json(endpoint.body, 'input') } }),
    ...(endpoint.file && { requestBody: { required: true, content: oneFile(endpoint.file) } }),
    responses: responsesOf(endpoint),
  }
}

const cookie = (name: string, description: string) => ({ type: 'apiKey', in: 'cookie', name, description })

export function openApi(apiUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [noun, calls] of Object.entries<Record<string, Endpoint>>(api)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      const path = (paths[endpoint.path] ??= {})
      path[endpoint.method.toLowerCase()] = operation(noun, name, endpoint)
    }
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Aloka', version: '1', description: 'Every call of the site, with its access.' },
    servers: [{ url: apiUrl }],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: cookie(`${cookiePrefix}.session_token`, 'Set by signing in. Opens what a link leads to.'),
        gallery: cookie(
          `${cookiePrefix}.gallery.{slug}`,
          'One for each gallery, set by `clientGalleryOpen` for everybody with its link.',
        ),
      },
    },
    paths: { ...paths, ...uploadPaths } as typeof paths,
  }
}
