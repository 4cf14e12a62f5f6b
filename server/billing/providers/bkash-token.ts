import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../../db/open.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { findToken, insertToken, leaseToken, updateToken } from './bkash-token.queries.ts'

/** More sign-ins in an hour and bKash shuts the door for one. */
const mostGrants = 2
const hourMs = 3_600_000
/** A token is renewed before it ends, at about minute 50. */
const spareMs = 10 * 60_000
const leaseMs = 40_000
const lookEveryMs = 100

/** What bKash gives who signs in, or its reason why not; `refused` where it does not know the keys. */
export type Granted = { token: string; expiresInMs: number } | NoToken
export type NoToken = { token: null; why: string; refused: boolean }

const noToken = (why: string): NoToken => ({ token: null, why, refused: false })

/** Whether the caller may sign in now, while the others wait. Counted before it happens, so that a crash hides none. */
async function claim(db: Db, account: string, now: number, useless: string | null) {
  await insertToken(db, account)
  return db.transaction().execute(async (trx) => {
    const row = await leaseToken(trx, account, now, now + leaseMs, useless)
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
 * The token of an account, shared by all processes through the database: one of them signs in, and the others wait for
 * what it got. It is sealed like the keys that it stands for. A token that bKash has refused is not handed out again.
 */
export async function sharedToken(
  db: Db,
  vault: Vault,
  account: string,
  grant: () => Promise<Granted>,
  refused?: string,
): Promise<{ token: string } | NoToken> {
  for (const deadline = Date.now() + leaseMs; ;) {
    const now = Date.now()
    const row = await findToken(db, account)
    const token = row?.token && row.expires_at! > now + spareMs ? vault.open(row.token) : undefined
    if (token && token !== refused) return { token }
    const claimed = await claim(db, account, now, row?.token ?? null)
    if (claimed === 'sign in') break
    if (claimed === 'too often')
      return noToken('bKash takes no more than two sign-ins an hour. Try again later.')
    if (now > deadline) return noToken('Waited in vain for a token of bKash.')
    await sleep(lookEveryMs)
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
