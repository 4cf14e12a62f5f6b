import type { Migration } from './migration.ts'

/**
 * What visitors of a gallery repeat is one line with a count. Wrong PINs are counted with all other guesses, in `attempt`.
 */
export const galleryActivity: Migration = async (db, types) => {
  await db.schema
    .alterTable('gallery_activity')
    .addColumn('times', types.integer, (c) => c.notNull().defaultTo(1))
    .execute()
  // Of visitor, deed and day; null where each time is a line of its own.
  await db.schema.alterTable('gallery_activity').addColumn('repeat_key', types.key).execute()
  await db.schema
    .createIndex('gallery_activity_repeat')
    .on('gallery_activity')
    .columns(['gallery_id', 'repeat_key'])
    .unique()
    .execute()
  await db.schema.dropTable('gallery_guess').execute()
}
