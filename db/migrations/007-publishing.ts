import type { Migration } from './migration.ts'

/**
 * The moment a post is published is all there is to its state: none yet is a draft, a later one is a schedule.
 * Lists follow that moment, since a draft may be published long after it was begun.
 */
export const publishing: Migration = async (db, types) => {
  await db.schema
    .alterTable('post')
    .alterColumn('published_at', (c) => c.dropNotNull())
    .execute()
  await db.schema.alterTable('post').addColumn('preview_key', types.key).execute()
  await db.schema.createIndex('post_published').on('post').columns(['published_at', 'id']).execute()
  await db.schema.dropIndex('post_category').execute()
  await db.schema
    .createIndex('post_category')
    .on('post')
    .columns(['category_id', 'published_at', 'id'])
    .execute()
}
