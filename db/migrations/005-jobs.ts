import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Work that must outlive a crash: written in the transaction of what asks for it, removed when it is done. */
export const jobs: Migration = async (db, types) => {
  await db.schema
    .createTable('job')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('kind', types.text, (c) => c.notNull())
    .addColumn('payload', types.json, (c) => c.notNull())
    .addColumn('run_at', types.time, (c) => c.notNull())
    .addColumn('attempts', types.integer, (c) => c.notNull().defaultTo(0))
    .addColumn('leased_until', types.time)
    .addColumn('last_error', types.text)
    .addColumn('given_up_at', types.time)
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema
    .createIndex('job_due')
    .on('job')
    .column('run_at')
    .where(sql.ref('given_up_at'), 'is', null)
    .execute()
}
