import { sql, type Kysely } from 'kysely'
import type { Migration, Spelling } from './migration.ts'

const statuses = 'requested, waiting, offered, confirmed, done, lapsed, declined, cancelled'.split(', ')

/**
 * How far a booking has come, and the time it takes: `starts_at` and `ends_at` with the buffer inside them, which is
 * what nobody else gets, and the event itself beside it. All are milliseconds since 1970. What was asked for before
 * this was kept is a request, whether it is solved or not.
 */
async function extendBookings(db: Kysely<any>, types: Spelling) {
  const booking = db.schema.alterTable('booking')
  await booking
    .addColumn('status', types.text, (c) =>
      c
        .notNull()
        .defaultTo(sql.lit('requested'))
        .check(sql`status in (${sql.join(statuses.map((status) => sql.lit(status)))})`),
    )
    .execute()
  for (const column of ['starts_at', 'ends_at', 'event_starts_at', 'event_ends_at'])
    await booking.addColumn(column, types.bigint).execute()
  await booking.addColumn('place', types.integer, (c) => c.notNull().defaultTo(0)).execute()
  await booking.addColumn('start_time', types.text).execute()
  await booking.addColumn('client_note', types.text, (c) => c.notNull().defaultTo(sql.lit(''))).execute()
  await booking.addColumn('language', types.text, (c) => c.notNull().defaultTo(sql.lit('en'))).execute()
  await booking.addColumn('sequence', types.integer, (c) => c.notNull().defaultTo(0)).execute()
  await booking.addColumn('held_until', types.bigint).execute()
  await booking.addColumn('key_version', types.integer, (c) => c.notNull().defaultTo(0)).execute()
  await db.schema
    .createIndex('booking_waiting')
    .on('booking')
    .columns(['event_date', 'id'])
    .where(sql.ref('status'), '=', sql.lit('waiting'))
    .execute()
  await db.schema
    .createIndex('booking_held')
    .on('booking')
    .column('held_until')
    .where(sql.ref('status'), '=', sql.lit('offered'))
    .execute()
}

const createEvents = (db: Kysely<any>, types: Spelling) =>
  db.schema
    .createTable('booking_event')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('booking_id', types.key, (c) => c.notNull().references('booking.id').onDelete('cascade'))
    .addColumn('actor', types.text, (c) => c.notNull())
    .addColumn('what', types.text, (c) => c.notNull())
    .addColumn('data', types.json, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()

/** What is still to be told about an agreed day, and what was. */
const createReminders = (db: Kysely<any>, types: Spelling) =>
  db.schema
    .createTable('reminder')
    .addColumn('booking_id', types.key, (c) => c.notNull().references('booking.id').onDelete('cascade'))
    .addColumn('kind', types.key, (c) => c.notNull())
    .addColumn('due_at', types.bigint, (c) => c.notNull())
    .addColumn('sent_at', types.bigint)
    .addPrimaryKeyConstraint('reminder_key', ['booking_id', 'kind'])
    .modifyEnd(types.end)
    .execute()

/** What differs from the weekly hours, by the wall clock of the studio; without times whole days. */
async function createExceptions(db: Kysely<any>, types: Spelling) {
  await db.schema
    .createTable('blocked_day')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('from_day', types.date, (c) => c.notNull())
    .addColumn('from_time', types.text)
    .addColumn('to_day', types.date, (c) => c.notNull())
    .addColumn('to_time', types.text)
    .addColumn('reason', types.text, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema.createIndex('blocked_day_end').on('blocked_day').column('to_day').execute()
  await db.schema
    .createTable('open_day')
    .addColumn('day', types.date, (c) => c.primaryKey())
    .addColumn('from_time', types.text, (c) => c.notNull())
    .addColumn('until_time', types.text, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
}

export const calendar: Migration = async (db, types) => {
  // The table of events takes its name.
  await db.schema.dropIndex('booking_event').execute()
  await db.schema.createIndex('booking_event_date').on('booking').columns(['event_date', 'id']).execute()
  await extendBookings(db, types)
  await createEvents(db, types)
  await db.schema
    .createIndex('booking_event_booking')
    .on('booking_event')
    .columns(['booking_id', 'id'])
    .execute()
  await createReminders(db, types)
  await db.schema
    .createIndex('reminder_due')
    .on('reminder')
    .column('due_at')
    .where(sql.ref('sent_at'), 'is', sql.lit(null))
    .execute()
  await createExceptions(db, types)
  await db.schema
    .alterTable('service')
    .addColumn('duration', types.text, (c) => c.notNull().defaultTo(sql.lit('day')))
    .execute()
}
