import type { Migration } from './migration.ts'

/** How often something was tried, for processes that count together. */
export const limits: Migration = async (db, types) => {
  await db.schema
    .createTable('attempt')
    .addColumn('key', types.key, (c) => c.primaryKey())
    .addColumn('count', types.integer, (c) => c.notNull())
    .addColumn('ends_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema.createIndex('attempt_end').on('attempt').column('ends_at').execute()
}
