import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** One waiting-list entry per service, day and person. */
export const waitingOnce: Migration = async (db, types) => {
  // Identifies the person who waits; null for entries made before this migration.
  await db.schema.alterTable('booking').addColumn('waiting_contact', types.key).execute()
  await db.schema
    .createIndex('booking_waiting_once')
    .on('booking')
    .columns(['service_id', 'event_date', 'waiting_contact'])
    .unique()
    .where(sql.ref('status'), '=', sql.lit('waiting'))
    .where(sql.ref('spam'), '=', types.no)
    .execute()
}
