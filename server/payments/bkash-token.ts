import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../db/open.ts'
import { GatewayAway } from './gateway.ts'
import type { Vault } from './vault.ts'

/** More sign-ins in an hour and bKash shuts the door for one. */
const mostGrants = 2
const hourMs = 3_600_000
/** A token is renewed before it ends, at about minute 50. */
const spareMs = 10 * 60_000
const leaseMs = 40_000
const lookEveryMs = 100

interface Granted {
  token: string
  expiresInMs: number
}

const read = (db: Db, account: string) =>
  db.selectFrom('gateway_token').selectAll().where('account', '=', account).executeTakeFirst()

/** True for the one who may sign in now. The sign-in is counted before it happens, so that a crash hides none. */
async function claim(db: Db, account: string, now: number, useless: string | null) {
  await db
    .insertInto('gateway_token')
    .values({ account, grants: '[]' })
    .onConflict((c) => c.column('account').doNothing())
    .execute()
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('gateway_token')
      .set({ leased_until: now + leaseMs })
      .where('account', '=', account)
      .where((e) => e.or([e('leased_until', 'is', null), e('leased_until', '<', now)]))
      // Somebody may have brought another one since it was read.
      .where((e) => (useless === null ? e('token', 'is', null) : e('token', '=', useless)))
      .returning('grants')
      .executeTakeFirst()
    if (!row) return false
    const recent = row.grants.filter((at) => at > now - hourMs)
    if (recent.length >= mostGrants)
      throw new GatewayAway('bKash takes no more than two sign-ins an hour. Try again later.')
    await trx
      .updateTable('gateway_token')
      .set({ grants: JSON.stringify([...recent, now]) })
      .where('account', '=', account)
      .execute()
    return true
  })
}

/**
 * The token of an account, shared by all processes through the database: one of them signs in, and the others wait for
 * what it got. It is sealed like the keys that it stands for.
 */
export async function sharedToken(
  db: Db,
  vault: Vault,
  account: string,
  grant: () => Promise<Granted>,
): Promise<string> {
  for (const deadline = Date.now() + leaseMs; ;) {
    const now = Date.now()
    const row = await read(db, account)
    const token = row?.token && row.expires_at! > now + spareMs ? vault.open(row.token) : undefined
    if (token) return token
    if (await claim(db, account, now, row?.token ?? null)) break
    if (now > deadline) throw new GatewayAway('Nobody got a token of bKash.')
    await sleep(lookEveryMs)
  }
  const done = (set: object) =>
    db
      .updateTable('gateway_token')
      .set({ leased_until: null, ...set })
      .where('account', '=', account)
      .execute()
  try {
    const { token, expiresInMs } = await grant()
    await done({ token: vault.seal(token), expires_at: Date.now() + expiresInMs })
    return token
  } catch (error) {
    await done({})
    throw error
  }
}
