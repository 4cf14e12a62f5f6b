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
import { deleteSessions, deleteResetLinks } from './session.queries.ts'

const providerId = 'firebase'

const profileOf = ({ email, email_verified, name, picture }: IdTokenClaims) => ({
  name: name || email.split('@')[0]!,
  image: picture || null,
  emailVerified: email_verified,
})

/**
 * Someone else may have registered an address before its owner came. The person who proves that it is theirs gets the
 * account, and everything that could let the other person in is deleted: passwords, identities, sessions and links.
 */
async function claimAccount(db: Db, userId: string, claims: IdTokenClaims) {
  await deleteAccounts(db, userId)
  await deleteSessions(db, userId)
  await deleteResetLinks(db, userId)
  await updateUser(db, userId, profileOf(claims))
}

/** Creates the user of a hosted identity on the first visit, or links it to an existing one if the address is verified. */
const createOrLinkUser = (db: Db, claims: IdTokenClaims): Promise<string | null> =>
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
    } else if (!taken.emailVerified) await claimAccount(trx, userId, claims)
    await insertAccount(trx, { accountId: claims.sub, providerId, userId, password: null })
    return userId
  })

async function userIdOf(db: Db, claims: IdTokenClaims): Promise<string | null> {
  const linked = await findHosted(db, providerId, claims.sub)
  if (!linked) {
    return createOrLinkUser(db, claims).catch(async (error: unknown) => {
      // A concurrent request of the same person was first.
      if (!violates(error, 'unique')) throw error
      return (await findHosted(db, providerId, claims.sub))?.id ?? null
    })
  }
  if (claims.email_verified && !linked.emailVerified) await markVerified(db, linked.id, claims.email)
  return linked.id
}

/** Turns a hosted provider's ID token into a session of ours. */
export const hostedIdentity = (db: Db, verify: VerifyIdToken) =>
  ({
    id: 'hosted-identity',
    endpoints: {
      enterHosted: createAuthEndpoint(
        '/hosted/enter',
        { method: 'POST', body: z.object({ idToken: z.string().max(8000) }) },
        async (ctx) => {
          const claims = await verify(ctx.body.idToken)
          const userId = claims && (await userIdOf(db, claims))
          const user = userId && (await ctx.context.internalAdapter.findUserById(userId))
          if (!user) throw new APIError('UNAUTHORIZED', { code: 'INVALID_TOKEN' })
          const session = await ctx.context.internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ user })
        },
      ),
    },
  }) satisfies BetterAuthPlugin
