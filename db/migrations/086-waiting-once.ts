import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Nobody waits twice for the same day of the same service. */
export const waitingOnce: Migration = async (db, types) => {
  // Under which they are told that it is free; null for those of before.
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
