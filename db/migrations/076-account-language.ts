import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** The language in which mails to an account are written. */
export const accountLanguage: Migration = async (db, types) => {
  await db.schema
    .alterTable('user')
    .addColumn('language', types.key, (c) => c.notNull().defaultTo(sql.lit('en')))
    .execute()
}
