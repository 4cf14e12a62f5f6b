import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** How long a booking takes, in minutes, where the owner says so; otherwise its service says it. */
export const bookingHours: Migration = async (db, types) => {
  await db.schema
    .alterTable('booking')
    .addColumn('minutes', types.integer, (c) => c.check(sql`minutes between 15 and 1440`))
    .execute()
}
