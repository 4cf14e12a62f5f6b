import { z } from 'zod'
import { endpoints } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { failure } from '../contract/envelope.ts'

type JsonSchema = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] }

const shape = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, target: 'openapi-3.0', unrepresentable: 'any' }) as JsonSchema

const json = (schema: z.ZodType, io: 'input' | 'output', type = 'application/json') => ({
  [type]: { schema: shape(schema, io) },
})

const oneFile = (field: string) => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: [field],
      properties: { [field]: { type: 'string', format: 'binary' } },
    },
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

function operation(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.access],
    ...(endpoint.access !== 'public' && { security: [{ token: [] }] }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && { requestBody: { required: true, content: json(endpoint.body, 'input') } }),
    ...(endpoint.file && { requestBody: { required: true, content: oneFile(endpoint.file) } }),
    responses: {
      [endpoint.status]: { description: 'Done', content: json(endpoint.reply, 'output', endpoint.type) },
      default: { description: 'Refused or failed', content: json(failure, 'output') },
    },
  }
}

export function openApi(apiUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    ;(paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint)
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Aloka', version: '1', description: 'Every call of the site, with its access.' },
    servers: [{ url: apiUrl }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  }
}
