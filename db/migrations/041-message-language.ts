import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** The language in which somebody wrote to the studio, and is answered. */
export const messageLanguage: Migration = async (db, types) => {
  await db.schema
    .alterTable('message')
    .addColumn('language', types.key, (c) => c.notNull().defaultTo(sql.lit('en')))
    .execute()
}
