import type { Migration } from './migration.ts'

/** Papers as they were printed once, by the hash of what they say. */
export const paperFiles: Migration = async (db, types) => {
  await db.schema
    .createTable('paper_file')
    .addColumn('name', types.key, (c) => c.primaryKey())
    .addColumn('pdf', types.text, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
}
