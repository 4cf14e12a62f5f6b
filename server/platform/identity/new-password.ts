import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type { Role } from '../../../contract/shape/identity.ts'
import { passwordProblem } from '../../../contract/shape/password.ts'
import type { Db } from '../../../db/open.ts'
import { deleteResetLinks, accountOfResetLink } from './session.queries.ts'

const weak = (message: string) => new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_SHORT', message })

/** Refuses new passwords that are too short or too simple for the role of the account. */
export const newPasswordHooks = (db: Db) => ({
  before: createAuthMiddleware(async (context) => {
    const { path, body } = context
    const refuse = (password: unknown, role?: Role) => {
      const problem = typeof password === 'string' && passwordProblem(password, role)
      if (problem) throw weak(problem)
    }
    if (path === '/sign-up/email') refuse(body?.password)
    if (path === '/reset-password')
      refuse(body?.newPassword, (await accountOfResetLink(db, body?.token))?.role)
    if (path !== '/change-password') return
    const session = await getSessionFromCtx(context)
    refuse(body?.newPassword, session?.user.role === 'owner' ? 'owner' : 'customer')
    // A changed password always ends all other sessions, whatever the request says.
    return { context: { body: { ...body, revokeOtherSessions: true } } }
  }),
  after: createAuthMiddleware(async ({ path, context: { newSession } }) => {
    if (path === '/change-password' && newSession) await deleteResetLinks(db, newSession.user.id)
  }),
})
