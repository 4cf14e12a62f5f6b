import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** What the owner's lists and the dashboard ask for, so that none of it walks a whole table. */
export const lists: Migration = async (db) => {
  await db.schema.createIndex('booking_created').on('booking').column('created_at').execute()
  await db.schema.createIndex('message_created').on('message').column('created_at').execute()
  await db.schema.createIndex('booking_event').on('booking').columns(['event_date', 'id']).execute()
  await db.schema
    .createIndex('booking_pending')
    .on('booking')
    .columns(['event_date', 'id'])
    .where(sql.ref('resolved'), '=', sql.lit(false))
    .execute()
  await db.schema
    .createIndex('message_pending')
    .on('message')
    .column('id')
    .where(sql.ref('resolved'), '=', sql.lit(false))
    .execute()
  await db.schema.createIndex('review_rating').on('review').columns(['rating', 'id']).execute()
}
