import type { Migration } from './migration.ts'

/** A list of what has changed takes the place of one number for all changes. */
export const invalidation: Migration = async (db, types) => {
  await db.schema
    .createTable('invalidation')
    .addColumn('id', types.integer, (c) => c.primaryKey())
    .addColumn('tags', types.text, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db
    .insertInto('invalidation')
    .values({ id: 1, tags: '', created_at: new Date().toISOString() })
    .execute()
  await db.deleteFrom('setting').where('name', '=', 'content-version').execute()
}
