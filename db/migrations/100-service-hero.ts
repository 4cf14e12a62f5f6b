import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** The wide picture that the page of a service opens with; empty where none was chosen. */
export const serviceHero: Migration = async (db, types) => {
  await db.schema
    .alterTable('service')
    .addColumn('hero', types.text, (c) => c.notNull().defaultTo(sql.lit('')))
    .execute()
}
