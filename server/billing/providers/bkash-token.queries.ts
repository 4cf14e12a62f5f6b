import type { Updateable } from 'kysely'
import type { GatewayTokenTable } from '../../../db/tables/billing.ts'
import type { Db } from '../../../db/open.ts'

export const findToken = (db: Db, account: string) =>
  db.selectFrom('gateway_token').selectAll().where('account', '=', account).executeTakeFirst()

/** Adds the row of an account, if it is missing. */
export const insertToken = (db: Db, account: string) =>
  db
    .insertInto('gateway_token')
    .values({ account, grants: '[]' })
    .onConflict((c) => c.column('account').doNothing())
    .execute()

/** Leases the token to one caller and returns when the account has signed in before. */
export const leaseToken = (trx: Db, account: string, now: number, until: number, stale: string | null) =>
  trx
    .updateTable('gateway_token')
    .set({ leased_until: until })
    .where('account', '=', account)
    .where((e) => e.or([e('leased_until', 'is', null), e('leased_until', '<', now)]))
    // Another process may have stored a new token since it was read.
    .where((e) => (stale === null ? e('token', 'is', null) : e('token', '=', stale)))
    .returning('grants')
    .executeTakeFirst()

export const updateToken = (db: Db, account: string, changes: Updateable<GatewayTokenTable>) =>
  db.updateTable('gateway_token').set(changes).where('account', '=', account).execute()
