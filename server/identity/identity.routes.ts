import type { FastifyInstance } from 'fastify'
import { identityEndpoints as calls } from '../../contract/identity.ts'
import { AppError } from '../errors.ts'
import { addRoute } from '../route.ts'
import type { EmbeddedIdentity } from './embedded.ts'
import type { Tokens } from './token.ts'

const noProof = () =>
  new AppError('unauthenticated', 'Please sign in first: a token is given only to the signed-in user.')

export function identityRoutes(app: FastifyInstance, identity: EmbeddedIdentity, tokens: Tokens) {
  addRoute(app, calls.token, async ({ body, request }) => {
    const viewer = await identity.viewerOfCookie(request.headers.cookie)
    if (!viewer || viewer.uid !== body.uid || viewer.email !== body.email.toLowerCase()) throw noProof()
    const token = await tokens.sign(viewer)
    return { token, data: { token } }
  })
}
