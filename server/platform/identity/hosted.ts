import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from '../../../contract/shape/zod.ts'
import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import { currentLanguage } from '../../../language/current.ts'
import {
  deleteAccounts,
  findHosted,
  findUserByEmail,
  insertAccount,
  insertUser,
  markVerified,
  updateUser,
} from './account.queries.ts'
import type { IdTokenClaims, VerifyIdToken } from './id-token.ts'
import { deleteSessions, endResetLinks } from './session.queries.ts'

const providerId = 'firebase'

const profileOf = ({ email, email_verified, name, picture }: IdTokenClaims) => ({
  name: name || email.split('@')[0]!,
  image: picture || null,
  emailVerified: email_verified,
})

/**
 * Anybody may have registered an address that is not theirs. Whoever proves that it is theirs gets the account without
 * the ways into it that somebody else may have: passwords, other identities, sessions and links.
 */
async function takeBack(db: Db, userId: string, claims: IdTokenClaims) {
  await deleteAccounts(db, userId)
  await deleteSessions(db, userId)
  await endResetLinks(db, userId)
  await updateUser(db, userId, profileOf(claims))
}

/** The account of a hosted identity, made on the first visit. An address that is taken is joined only when verified. */
const join = (db: Db, claims: IdTokenClaims): Promise<string | null> =>
  db.transaction().execute(async (trx) => {
    const email = claims.email.toLowerCase()
    const taken = await findUserByEmail(trx, email)
    if (taken && !claims.email_verified) return null
    const userId = taken?.id ?? claims.sub
    if (!taken) {
      await insertUser(trx, {
        id: userId,
        email,
        role: 'customer',
        language: currentLanguage(),
        ...profileOf(claims),
      })
    } else if (!taken.emailVerified) await takeBack(trx, userId, claims)
    await insertAccount(trx, { accountId: claims.sub, providerId, userId, password: null })
    return userId
  })

async function accountOf(db: Db, claims: IdTokenClaims): Promise<string | null> {
  const linked = await findHosted(db, providerId, claims.sub)
  if (!linked) {
    return join(db, claims).catch(async (error: unknown) => {
      // The same person came twice at once, and the other request was first.
      if (!violates(error, 'unique')) throw error
      return (await findHosted(db, providerId, claims.sub))?.id ?? null
    })
  }
  if (claims.email_verified && !linked.emailVerified) await markVerified(db, linked.id, claims.email)
  return linked.id
}

/** Turns a hosted provider's ID token into a session of ours, so that the server knows who is there from then on. */
export const hostedIdentity = (db: Db, verify: VerifyIdToken) =>
  ({
    id: 'hosted-identity',
    endpoints: {
      enterHosted: createAuthEndpoint(
        '/hosted/enter',
        { method: 'POST', body: z.object({ idToken: z.string().max(8000) }) },
        async (ctx) => {
          const claims = await verify(ctx.body.idToken)
          const userId = claims && (await accountOf(db, claims))
          const user = userId && (await ctx.context.internalAdapter.findUserById(userId))
          if (!user) throw new APIError('UNAUTHORIZED', { code: 'INVALID_TOKEN' })
          const session = await ctx.context.internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ user })
        },
      ),
    },
  }) satisfies BetterAuthPlugin
