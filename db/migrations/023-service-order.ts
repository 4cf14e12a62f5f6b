import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * Which services visitors see, in which order, and which of them on Home. A service that was never moved has no rank
 * and stands before those that have one; among the others the highest rank comes first.
 */
export const serviceOrder: Migration = async (db, types) => {
  const service = db.schema.alterTable('service')
  await service.addColumn('rank', types.integer).execute()
  await service.addColumn('status', types.text, (c) => c.notNull().defaultTo(sql.lit('published'))).execute()
  await service.addColumn('on_home', types.boolean, (c) => c.notNull().defaultTo(types.no)).execute()
}
