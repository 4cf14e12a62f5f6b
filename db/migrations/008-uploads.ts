import type { Migration } from './migration.ts'

/** Pictures that were uploaded: which file each came from, so that it is stored once, and when. */
export const uploads: Migration = async (db, types) => {
  await db.schema.alterTable('picture').addColumn('original', types.key).execute()
  await db.schema.alterTable('picture').addColumn('uploaded_at', types.time).execute()
  await db.schema.createIndex('picture_original').unique().on('picture').column('original').execute()
}
