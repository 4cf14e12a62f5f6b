import type { Migration } from './migration.ts'

/** Other calendars by their link, and the times at which they say that somebody is busy, in milliseconds since 1970. */
export const outsideCalendars: Migration = async (db, types) => {
  await db.schema
    .createTable('outside_calendar')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('address', types.text, (c) => c.notNull())
    .addColumn('asked_at', types.bigint, (c) => c.notNull())
    .addColumn('read_at', types.bigint)
    .addColumn('failed_since', types.bigint)
    .addColumn('problem', types.text, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema
    .createTable('outside_busy')
    .addColumn('calendar_id', types.key, (c) =>
      c.notNull().references('outside_calendar.id').onDelete('cascade'),
    )
    .addColumn('starts_at', types.bigint, (c) => c.notNull())
    .addColumn('ends_at', types.bigint, (c) => c.notNull())
    .addPrimaryKeyConstraint('outside_busy_key', ['calendar_id', 'starts_at'])
    .modifyEnd(types.end)
    .execute()
  await db.schema.createIndex('outside_busy_end').on('outside_busy').column('ends_at').execute()
}
