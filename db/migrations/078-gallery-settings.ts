import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** When the settings of a gallery were last changed: much else moves its row, too. Of those never changed since, 1970. */
export const gallerySettings: Migration = async (db, types) => {
  await db.schema
    .alterTable('gallery')
    .addColumn('settings_at', types.time, (c) => c.notNull().defaultTo(sql.lit(new Date(0).toISOString())))
    .execute()
}
