import type { Migration } from './migration.ts'

/** What visitors send: bookings and messages. */
export const requests: Migration = async (db, types) => {
  await db.schema
    .createTable('booking')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('email', types.text, (c) => c.notNull())
    .addColumn('phone', types.text, (c) => c.notNull())
    .addColumn('event_date', types.date, (c) => c.notNull())
    .addColumn('address', types.text, (c) => c.notNull())
    .addColumn('service_id', types.key, (c) => c.references('service.id').onDelete('set null'))
    .addColumn('service_title', types.text, (c) => c.notNull())
    .addColumn('user_id', types.key, (c) => c.references('user.id').onDelete('set null'))
    .addColumn('resolved', types.boolean, (c) => c.notNull().defaultTo(types.no))
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema.createIndex('booking_user').on('booking').columns(['user_id', 'id']).execute()
  await db.schema.createIndex('booking_service').on('booking').column('service_id').execute()

  await db.schema
    .createTable('message')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('email', types.text, (c) => c.notNull())
    .addColumn('subject', types.text, (c) => c.notNull())
    .addColumn('message', types.text, (c) => c.notNull())
    .addColumn('user_id', types.key, (c) => c.references('user.id').onDelete('set null'))
    .addColumn('resolved', types.boolean, (c) => c.notNull().defaultTo(types.no))
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema.createIndex('message_user').on('message').columns(['user_id', 'id']).execute()
}
