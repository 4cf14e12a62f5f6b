import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** What search engines show of a post, where the owner wants something else than its title and first words. */
export const postSearch: Migration = async (db, types) => {
  for (const name of ['seo_title', 'seo_description'])
    await db.schema
      .alterTable('post')
      .addColumn(name, types.text, (c) => c.notNull().defaultTo(sql.lit('')))
      .execute()
}
