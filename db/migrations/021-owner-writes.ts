import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** What the owner writes for nobody else: notes about a request, replies to use again, and requests that came by phone. */
export const ownerWrites: Migration = async (db, types) => {
  await db.schema
    .createTable('note')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('booking_id', types.key, (c) => c.unique().references('booking.id').onDelete('cascade'))
    .addColumn('message_id', types.key, (c) => c.unique().references('message.id').onDelete('cascade'))
    .addColumn('body', types.text, (c) => c.notNull())
    .addColumn('updated_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema
    .createTable('reply_template')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('body', types.text, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .addColumn('updated_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema
    .alterTable('booking')
    .addColumn('source', types.text, (c) => c.notNull().defaultTo(sql.lit('form')))
    .execute()
}
