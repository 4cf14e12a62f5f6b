import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** An identity of a provider belongs to one account. Where two processes once made two of it, the older one stays. */
export const oneAccount: Migration = async (db) => {
  await sql`delete from account where exists (
    select 1 from account as older
    where older."providerId" = account."providerId" and older."accountId" = account."accountId"
      and (older."createdAt" < account."createdAt"
        or (older."createdAt" = account."createdAt" and older.id < account.id)))`.execute(db)
  await db.schema
    .createIndex('account_identity')
    .unique()
    .on('account')
    .columns(['providerId', 'accountId'])
    .execute()
}
