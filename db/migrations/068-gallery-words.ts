import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** What a picture of a gallery shows, and what is said about it, in either language. */
export const galleryWords: Migration = async (db, types) => {
  for (const column of ['alt', 'caption', 'alt_bn', 'caption_bn'])
    await db.schema
      .alterTable('gallery_picture')
      .addColumn(column, types.text, (c) => c.notNull().defaultTo(sql.lit('')))
      .execute()
}
