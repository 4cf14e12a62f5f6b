import type { Migration } from './migration.ts'

/** When the person was taken out of a booking whose documents and payments the books keep. */
export const erasedBookings: Migration = async (db, types) => {
  await db.schema.alterTable('booking').addColumn('erased_at', types.time).execute()
}
