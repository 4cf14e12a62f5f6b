import type { FastifyInstance } from 'fastify'
import { accountEndpoints } from '../../../contract/people/account.ts'
import { identityEndpoints } from '../../../contract/shape/identity.ts'
import type { Db } from '../../../db/open.ts'
import { AppError } from '../../platform/http/errors.ts'
import { addRoute } from '../../platform/http/route.ts'
import { dataOf, removeAccount } from './account.service.ts'
import type { EmbeddedIdentity } from '../../platform/identity/embedded.ts'
import type { Tokens } from '../../platform/identity/token.ts'

const noProof = () => new AppError('unauthenticated', 'Please sign in first.')

export function identityRoutes(app: FastifyInstance, db: Db, identity: EmbeddedIdentity, tokens: Tokens) {
  addRoute(app, accountEndpoints.myData, async ({ viewer }) => ({ data: await dataOf(db, viewer) }))
  addRoute(app, accountEndpoints.removeAccount, async ({ viewer, body }) => {
    await removeAccount(db, viewer, body, identity.verifyPassword)
    return { message: 'Your account was deleted' }
  })
  addRoute(app, identityEndpoints.token, async ({ body, request }) => {
    const session = await identity.sessionOfCookie(request.headers.cookie)
    const { uid, email } = session?.viewer ?? {}
    if (!session || uid !== body.uid || email !== body.email.toLowerCase()) throw noProof()
    const token = await tokens.sign(session)
    return { token, data: { token } }
  })
}
