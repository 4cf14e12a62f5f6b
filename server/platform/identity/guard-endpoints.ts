import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Viewer } from '../../../contract/shape/identity.ts'
import type { Db } from '../../../db/open.ts'
import { forbidden, unauthenticated } from '../http/errors.ts'
import { inProcessCall, isInProcess } from '../http/in-process-call.ts'
import { viewerOfSession, type Session } from './session.ts'
import type { Tokens } from './token.ts'
import { networkOf } from '../http/network.ts'
import type { Limits } from '../plugins/limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
  }
}

type SessionOf = (request: FastifyRequest) => Promise<Session | null>

/** Counts the request, identifies the viewer and checks the access, in this order, before a body is read. */
export function guardEndpoints(
  app: FastifyInstance,
  db: Db,
  tokens: Tokens,
  limits: Limits,
  sessionOfCookie: SessionOf,
) {
  async function sessionOf(request: FastifyRequest, linked: boolean) {
    const [scheme, token] = request.headers.authorization?.split(' ') ?? []
    if (scheme?.toLowerCase() === 'bearer' && token) return tokens.verify(token)
    return linked ? sessionOfCookie(request) : null
  }

  async function viewerOf(request: FastifyRequest, linked = false) {
    const call = inProcessCall(request)
    if (call) return call.viewer
    const session = await sessionOf(request, linked)
    if (!session) return null
    const viewer = await viewerOfSession(db, session)
    // A request with an ended session must not be treated as an anonymous one.
    if (!viewer) throw unauthenticated()
    return viewer
  }

  app.decorateRequest('viewer', null)
  app.addHook('onRequest', async (request) => {
    const endpoint = request.routeOptions.config.endpoint
    if (!endpoint) return
    // The reads of a page that is being rendered were counted with the page.
    const isCounted = endpoint.limit !== 'read' || !isInProcess(request)
    if (isCounted) await limits(endpoint.limit, networkOf(request))
    request.viewer = await viewerOf(request, endpoint.linked)
    if (isCounted && request.viewer) await limits(endpoint.limit, `account ${request.viewer.uid}`)

    if (endpoint.access === 'public') return
    if (!request.viewer) throw unauthenticated()
    if (endpoint.access === 'owner' && request.viewer.role !== 'owner') throw forbidden()
  })
}
