import type { Updateable } from 'kysely'
import type { GatewayTokenTable } from '../../../db/tables/billing.ts'
import type { Db } from '../../../db/open.ts'

export const findToken = (db: Db, account: string) =>
  db.selectFrom('gateway_token').selectAll().where('account', '=', account).executeTakeFirst()

/** A row for an account that has none yet. */
export const insertToken = (db: Db, account: string) =>
  db
    .insertInto('gateway_token')
    .values({ account, grants: '[]' })
    .onConflict((c) => c.column('account').doNothing())
    .execute()

/** When its account has signed in, for the one caller who gets the lease. */
export const leaseToken = (trx: Db, account: string, now: number, until: number, useless: string | null) =>
  trx
    .updateTable('gateway_token')
    .set({ leased_until: until })
    .where('account', '=', account)
    .where((e) => e.or([e('leased_until', 'is', null), e('leased_until', '<', now)]))
    // Somebody may have brought another one since it was read.
    .where((e) => (useless === null ? e('token', 'is', null) : e('token', '=', useless)))
    .returning('grants')
    .executeTakeFirst()

export const updateToken = (db: Db, account: string, changes: Updateable<GatewayTokenTable>) =>
  db.updateTable('gateway_token').set(changes).where('account', '=', account).execute()
