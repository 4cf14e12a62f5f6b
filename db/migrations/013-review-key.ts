import type { Migration } from './migration.ts'

/** A review that is sent twice is known by the key of its form, as bookings and messages are. */
export const reviewKey: Migration = async (db, types) => {
  await db.schema.alterTable('review').addColumn('send_key', types.key).execute()
  await db.schema.createIndex('review_send_key').unique().on('review').column('send_key').execute()
}
