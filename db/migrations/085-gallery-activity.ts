import type { Migration } from './migration.ts'

/** Repeated events of gallery visitors share one line with a count. Wrong PINs are counted in `attempt`, like other guesses. */
export const galleryActivity: Migration = async (db, types) => {
  await db.schema
    .alterTable('gallery_activity')
    .addColumn('times', types.integer, (c) => c.notNull().defaultTo(1))
    .execute()
  // Day, actor and event; null if each event has a line of its own.
  await db.schema.alterTable('gallery_activity').addColumn('repeat_key', types.key).execute()
  await db.schema
    .createIndex('gallery_activity_repeat')
    .on('gallery_activity')
    .columns(['gallery_id', 'repeat_key'])
    .unique()
    .execute()
  await db.schema.dropTable('gallery_guess').execute()
}
