import { sql } from 'kysely'
import type { Migration } from './migration.ts'

const no = sql.lit(false)

/**
 * What looks like a machine's work is kept apart from what waits for the owner, and mails that went to a mailbox from
 * those that only lie in the outbox.
 */
export const spamAndOutbox: Migration = async (db, types) => {
  await db.schema.alterTable('mail').addColumn('delivery', types.text).execute()
  for (const table of ['booking', 'message']) {
    await db.schema
      .alterTable(table)
      .addColumn('spam', types.boolean, (c) => c.notNull().defaultTo(types.no))
      .execute()
    await db.schema
      .alterTable(table)
      .addColumn('spam_signs', types.text, (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema.dropIndex(`${table}_pending`).execute()
    await db.schema
      .createIndex(`${table}_spam`)
      .on(table)
      .column('id')
      .where(sql.ref('spam'), '=', sql.lit(true))
      .execute()
  }
  await db.schema
    .createIndex('booking_pending')
    .on('booking')
    .columns(['event_date', 'id'])
    .where(sql.ref('resolved'), '=', no)
    .where(sql.ref('spam'), '=', no)
    .execute()
  await db.schema
    .createIndex('message_pending')
    .on('message')
    .column('id')
    .where(sql.ref('resolved'), '=', no)
    .where(sql.ref('spam'), '=', no)
    .execute()
}
