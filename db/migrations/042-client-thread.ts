import type { Kysely } from 'kysely'
import type { Migration, Spelling } from './migration.ts'

const createMessages = (db: Kysely<any>, types: Spelling) =>
  db.schema
    .createTable('client_message')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('booking_id', types.key, (c) => c.notNull().references('booking.id').onDelete('cascade'))
    .addColumn('body', types.text, (c) => c.notNull())
    .addColumn('idempotency_key', types.key, (c) => c.unique())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()

/** One for each booking: whoever asks again means the last one. */
const createAskedDays = (db: Kysely<any>, types: Spelling) =>
  db.schema
    .createTable('asked_day')
    .addColumn('booking_id', types.key, (c) => c.primaryKey().references('booking.id').onDelete('cascade'))
    .addColumn('actor', types.key, (c) => c.notNull())
    .addColumn('event_date', types.date, (c) => c.notNull())
    .addColumn('start_time', types.text)
    .addColumn('message', types.text, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()

/** What a client writes on the page of their booking, and the day that one side asks the other for. */
export const clientThread: Migration = async (db, types) => {
  await createMessages(db, types)
  await db.schema
    .createIndex('client_message_booking')
    .on('client_message')
    .columns(['booking_id', 'id'])
    .execute()
  await createAskedDays(db, types)
}
