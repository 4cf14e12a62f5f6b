import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * Which accounts and requests the owner has said are of one person. What was sent from one account belongs together
 * without a row here. Addresses are compared without their case, to suggest what may belong together.
 */
export const persons: Migration = async (db, types) => {
  await db.schema
    .createTable('person')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema
    .createTable('person_member')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('person_id', types.key, (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('booking_id', types.key, (c) => c.unique().references('booking.id').onDelete('cascade'))
    .addColumn('message_id', types.key, (c) => c.unique().references('message.id').onDelete('cascade'))
    .addColumn('user_id', types.key, (c) => c.unique().references('user.id').onDelete('cascade'))
    .modifyEnd(types.end)
    .execute()
  await db.schema.createIndex('person_member_person').on('person_member').column('person_id').execute()
  for (const table of ['booking', 'message'])
    await db.schema
      .createIndex(`${table}_email`)
      .on(table)
      .expression(sql`lower(email)`)
      .execute()
}
