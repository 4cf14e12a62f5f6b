import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { newId } from '../../db/ids.ts'
import type { Db } from '../../db/open.ts'
import type { IdTokenClaims, VerifyIdToken } from './id-token.ts'

const providerId = 'firebase'

const known = (db: Db, uid: string) =>
  db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select('user.id')
    .where('providerId', '=', providerId)
    .where('accountId', '=', uid)
    .executeTakeFirst()

/** The account of a hosted identity, made on the first visit. An address that is taken is joined only when verified. */
async function accountOf(db: Db, claims: IdTokenClaims): Promise<string | null> {
  const linked = await known(db, claims.sub)
  if (linked) return linked.id
  const email = claims.email.toLowerCase()
  const now = new Date().toISOString()
  const stamps = { createdAt: now, updatedAt: now }
  return db.transaction().execute(async (trx) => {
    const taken = await trx.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()
    if (taken && !claims.email_verified) return null
    const userId = taken?.id ?? claims.sub
    if (!taken) {
      await trx
        .insertInto('user')
        .values({
          id: userId,
          email,
          name: claims.name || email.split('@')[0]!,
          image: claims.picture || null,
          emailVerified: claims.email_verified,
          role: 'customer',
          ...stamps,
        })
        .execute()
    }
    await trx
      .insertInto('account')
      .values({ id: newId(), accountId: claims.sub, providerId, userId, password: null, ...stamps })
      .execute()
    return userId
  })
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
