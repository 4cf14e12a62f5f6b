import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from '../../contract/zod.ts'
import { newId } from '../../db/ids.ts'
import type { Db } from '../../db/open.ts'
import { violates } from '../../db/violations.ts'
import { currentLanguage } from '../../language/current.ts'
import type { IdTokenClaims, VerifyIdToken } from './id-token.ts'
import { endResetLinks } from './session.ts'

const providerId = 'firebase'

const known = (db: Db, uid: string) =>
  db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['user.id', 'user.emailVerified'])
    .where('providerId', '=', providerId)
    .where('accountId', '=', uid)
    .executeTakeFirst()

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
  await db.deleteFrom('account').where('userId', '=', userId).execute()
  await db.deleteFrom('session').where('userId', '=', userId).execute()
  await endResetLinks(db, userId)
  await db.updateTable('user').set(profileOf(claims)).where('id', '=', userId).execute()
}

/** The account of a hosted identity, made on the first visit. An address that is taken is joined only when verified. */
const join = (db: Db, claims: IdTokenClaims): Promise<string | null> =>
  db.transaction().execute(async (trx) => {
    const email = claims.email.toLowerCase()
    const now = new Date().toISOString()
    const stamps = { createdAt: now, updatedAt: now }
    const taken = await trx
      .selectFrom('user')
      .select(['id', 'emailVerified'])
      .where('email', '=', email)
      .executeTakeFirst()
    if (taken && !claims.email_verified) return null
    const userId = taken?.id ?? claims.sub
    if (!taken) {
      await trx
        .insertInto('user')
        .values({
          id: userId,
          email,
          role: 'customer',
          language: currentLanguage(),
          ...profileOf(claims),
          ...stamps,
        })
        .execute()
    } else if (!taken.emailVerified) await takeBack(trx, userId, claims)
    await trx
      .insertInto('account')
      .values({ id: newId(), accountId: claims.sub, providerId, userId, password: null, ...stamps })
      .execute()
    return userId
  })

/** Verified after the first visit: from now on nobody takes the account back. */
const noteVerified = (db: Db, userId: string, { email }: IdTokenClaims) =>
  db
    .updateTable('user')
    .set({ emailVerified: true })
    .where('id', '=', userId)
    .where('email', '=', email.toLowerCase())
    .execute()

async function accountOf(db: Db, claims: IdTokenClaims): Promise<string | null> {
  const linked = await known(db, claims.sub)
  if (!linked) {
    return join(db, claims).catch(async (error: unknown) => {
      // The same person came twice at once, and the other request was first.
      if (!violates(error, 'unique')) throw error
      return (await known(db, claims.sub))?.id ?? null
    })
  }
  if (claims.email_verified && !linked.emailVerified) await noteVerified(db, linked.id, claims)
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
