import type { Migration } from './migration.ts'

/** What a client asks for at the door of a gallery, until its owner has done it, and when it was asked last. */
export const galleryAsks: Migration = async (db, types) => {
  await db.schema.alterTable('gallery').addColumn('asked', types.key).execute()
  await db.schema.alterTable('gallery').addColumn('asked_at', types.time).execute()
}
