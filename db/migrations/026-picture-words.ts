import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * What the owner says about a picture, what its file was called, and the point that no crop may lose, in percent from
 * the left and from the top. A service had such a point of its own for its thumbnail.
 */
export const pictureWords: Migration = async (db, types) => {
  for (const name of ['name', 'caption'])
    await db.schema
      .alterTable('picture')
      .addColumn(name, types.text, (c) => c.notNull().defaultTo(sql.lit('')))
      .execute()
  for (const name of ['focus_x', 'focus_y']) {
    await db.schema
      .alterTable('picture')
      .addColumn(name, types.integer, (c) =>
        c
          .notNull()
          .defaultTo(50)
          .check(sql`${sql.ref(name)} between 0 and 100`),
      )
      .execute()
    await sql`update picture set ${sql.ref(name)} = coalesce(
      (select max(${sql.ref(name)}) from service where thumbnail = picture.src and ${sql.ref(name)} <> 50), 50)`.execute(
      db,
    )
    await db.schema.alterTable('service').dropColumn(name).execute()
  }
}
