import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Body, Endpoint, Params, Query, Reply } from '../../../contract/shape/endpoint.ts'
import { failure } from '../../../contract/shape/envelope.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
  interface FastifyRequest {
    /** When the answer becomes outdated by itself, in milliseconds. */
    freshUntil?: number
  }
}

/** Handlers of answers that are the same for all visitors get no viewer: see `variesBy`. */
type ViewerOf<E extends Endpoint> = E['access'] extends 'public'
  ? E extends { method: 'GET' } & { variesBy?: undefined }
    ? undefined
    : Viewer | null
  : Viewer

interface Input<E extends Endpoint> {
  params: Params<E>
  query: Query<E>
  body: Body<E>
  /** Never null on a route that is not public: `guardEndpoints` refused the others. */
  viewer: ViewerOf<E>
  request: FastifyRequest
}

/** The reply and, for reads, when it becomes outdated. */
type Result<E extends Endpoint> = Omit<Reply<E> & object, 'success'> & Pick<FastifyRequest, 'freshUntil'>

type Handler<E extends Endpoint> = (input: Input<E>) => Promise<Result<E>>

export const fastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

const options = (endpoint: Endpoint) => ({
  method: endpoint.method,
  url: fastifyPath(endpoint.path),
  config: { endpoint },
  schema: {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: { [endpoint.status]: endpoint.reply, '4xx': failure, '5xx': failure },
  },
})

/** Joins an endpoint of the contract to what it does: validation, access, limits and reply follow from it. */
export function addRoute<E extends Endpoint>(app: FastifyInstance, endpoint: E, handle: Handler<E>) {
  app.route({
    ...options(endpoint),
    handler: async (request, reply) => {
      const { params, query, body, viewer } = request
      const handled = await handle({ params, query, body, viewer, request } as Input<E>)
      const { freshUntil, ...result } = handled
      if (freshUntil) request.freshUntil = freshUntil
      reply.status(endpoint.status)
      return { success: true, ...result }
    },
  })
}

interface Download {
  fileName: string
  /** The size, if it is known in advance. */
  bytes?: number
  content: AsyncIterable<string | Uint8Array> | Iterable<string>
}

const typeOf = ({ type }: Endpoint) => (type?.startsWith('text/') ? `${type}; charset=utf-8` : type!)

/** As `addRoute`, for a file that is sent while it is read or produced. */
export function addDownload<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (input: Pick<Input<E>, 'params' | 'query'>) => Download | Promise<Download>,
) {
  app.route({
    ...options(endpoint),
    handler: async ({ params, query }, reply) => {
      const { fileName, bytes, content } = await handle({ params, query } as Input<E>)
      if (bytes !== undefined) reply.header('content-length', bytes)
      return reply
        .type(typeOf(endpoint))
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(content instanceof Readable ? content : Readable.from(content))
    },
  })
}

/** As `addRoute`, for a handler that sends the reply itself: a file, a redirect or a header. */
export function addRawRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (input: Input<E>, reply: FastifyReply) => Promise<unknown>,
) {
  app.route({
    ...options(endpoint),
    handler: async (request, reply) => {
      const { params, query, body, viewer } = request
      return handle({ params, query, body, viewer, request } as Input<E>, reply)
    },
  })
}
