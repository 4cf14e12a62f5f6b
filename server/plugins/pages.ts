import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Viewer } from '../../contract/identity.ts'
import type { Config } from '../config.ts'
import { passBodiesThrough, sendWebResponse, toWebRequest } from './web-bridge.ts'

interface PageInput {
  fetchApi: (path: string, init: RequestInit) => Promise<Response>
  viewer: Viewer | null
  publicUrl: string
  apiUrl: string
  nonce: string
}

/** The built web app: given a request, the finished page. */
export type RenderPage = (request: Request, input: PageInput) => Promise<Response>

/** The API as a page reaches it: the same routes and rules, without the network, on behalf of the visitor. */
const inProcess =
  (app: FastifyInstance, visitor: FastifyRequest) => async (path: string, init: RequestInit) => {
    const response = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: `/api${path}`,
      headers: { 'user-agent': visitor.headers['user-agent'], ...(init.headers as Record<string, string>) },
      payload: init.body as string | undefined,
      remoteAddress: visitor.ip,
    })
    return new Response(response.body, { status: response.statusCode })
  }

export function servePages(app: FastifyInstance, { publicUrl, apiUrl }: Config, render: RenderPage) {
  app.register(async (scope) => {
    passBodiesThrough(scope)
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        const response = await render(toWebRequest(request, publicUrl), {
          fetchApi: inProcess(app, request),
          viewer: null,
          publicUrl,
          apiUrl,
          nonce: request.nonce,
        })
        return sendWebResponse(response, reply)
      },
    })
  })
}
