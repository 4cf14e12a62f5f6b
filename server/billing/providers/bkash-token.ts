import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../../db/open.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { findToken, insertToken, leaseToken, updateToken } from './bkash-token.queries.ts'

/** With more sign-ins per hour, bKash locks the account for an hour. */
const mostGrants = 2
const hourMs = 3_600_000
/** A token is renewed before it ends, at about minute 50. */
const spareMs = 10 * 60_000
const leaseMs = 40_000
const pollEveryMs = 100

/** The result of a sign-in; `refused` if bKash does not accept the keys. */
export type GrantResult = { token: string; expiresInMs: number } | NoToken
export type NoToken = { token: null; why: string; refused: boolean }

const noToken = (why: string): NoToken => ({ token: null, why, refused: false })

/** Whether the caller may sign in now, while others wait. Counted before the sign-in, so that a crash hides none. */
async function claimSignIn(db: Db, account: string, now: number, stale: string | null) {
  await insertToken(db, account)
  return db.transaction().execute(async (trx) => {
    const row = await leaseToken(trx, account, now, now + leaseMs, stale)
    if (!row) return 'wait'
    const recent = row.grants.filter((at) => at > now - hourMs)
    const mayGrant = recent.length < mostGrants
    await updateToken(
      trx,
      account,
      mayGrant ? { grants: JSON.stringify([...recent, now]) } : { leased_until: null },
    )
    return mayGrant ? 'sign in' : 'too often'
  })
}

/**
 * The token of an account, shared by all processes through the database: one of them signs in, and the others wait for its
 * token. It is encrypted like the keys. A token that bKash has refused is not returned again.
 */
export async function sharedToken(
  db: Db,
  vault: Vault,
  account: string,
  grant: () => Promise<GrantResult>,
  refused?: string,
): Promise<{ token: string } | NoToken> {
  for (const deadline = Date.now() + leaseMs; ;) {
    const now = Date.now()
    const row = await findToken(db, account)
    const token = row?.token && row.expires_at! > now + spareMs ? vault.open(row.token) : undefined
    if (token && token !== refused) return { token }
    const claimed = await claimSignIn(db, account, now, row?.token ?? null)
    if (claimed === 'sign in') break
    if (claimed === 'too often')
      return noToken('bKash takes no more than two sign-ins an hour. Try again later.')
    if (now > deadline) return noToken('Waited in vain for a token of bKash.')
    await sleep(pollEveryMs)
  }
  const done = (set: object) => updateToken(db, account, { leased_until: null, ...set })
  try {
    const granted = await grant()
    await done(
      granted.token === null
        ? {}
        : { token: vault.seal(granted.token), expires_at: Date.now() + granted.expiresInMs },
    )
    return granted
  } catch (error) {
    await done({})
    throw error
  }
}
