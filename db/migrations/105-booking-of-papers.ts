import type { Migration } from './migration.ts'

/** Whose booking a printed paper is about, so that it goes with its client. */
export const bookingOfPapers: Migration = async (db, types) => {
  await db.schema.alterTable('paper_file').addColumn('booking_id', types.key).execute()
  await db.schema.createIndex('paper_file_booking').on('paper_file').column('booking_id').execute()
}
