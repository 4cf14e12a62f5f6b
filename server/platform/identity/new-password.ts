import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type { Role } from '../../../contract/shape/identity.ts'
import { passwordProblem } from '../../../contract/shape/password.ts'
import type { Db } from '../../../db/open.ts'
import { endResetLinks, accountOfResetLink } from './session.queries.ts'

const weak = (message: string) => new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_SHORT', message })

/** Whoever chooses a password: one that is too short or too simple is refused, by the rules of their role. */
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
    // Whoever changes a password wants everybody else out, whatever the form says.
    return { context: { body: { ...body, revokeOtherSessions: true } } }
  }),
  after: createAuthMiddleware(async ({ path, context: { newSession } }) => {
    if (path === '/change-password' && newSession) await endResetLinks(db, newSession.user.id)
  }),
})
