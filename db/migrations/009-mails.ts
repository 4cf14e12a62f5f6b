import { sql, type Kysely } from 'kysely'
import { newReference } from '../ids.ts'
import type { Migration } from './migration.ts'

/** Two that are the same are too rare to look for: the unique index that follows would stop the migration. */
async function nameBookings(db: Kysely<any>) {
  const rows = await db.selectFrom('booking').select('id').execute()
  for (const { id } of rows)
    await db.updateTable('booking').set({ reference: newReference() }).where('id', '=', id).execute()
}

/** Mails that wait in the queue as plain text get a row of their own like every later one. */
async function adoptWaitingMails(db: Kysely<any>) {
  const jobs = await db.selectFrom('job').selectAll().where('kind', '=', 'mail').execute()
  for (const { id, payload, created_at } of jobs) {
    const { to, subject, replyTo, text } = payload as Record<string, string>
    const letter = { to, subject, replyTo, preview: '', heading: subject, paragraphs: text!.split('\n\n') }
    await db
      .insertInto('mail')
      .values({ id, kind: 'message', recipient: to, subject, letter: JSON.stringify(letter), created_at })
      .execute()
    const renewed = JSON.stringify({ mailId: id })
    await db.updateTable('job').set({ payload: renewed }).where('id', '=', id).execute()
  }
}

/** Mails are kept, and joined to what they are about; a form that is sent twice is known by its key. */
export const mails: Migration = async (db, types) => {
  for (const table of ['booking', 'message']) {
    await db.schema.alterTable(table).addColumn('send_key', types.key).execute()
    await db.schema.createIndex(`${table}_send_key`).unique().on(table).column('send_key').execute()
  }
  await db.schema
    .alterTable('booking')
    .addColumn('reference', types.key, (c) => c.notNull().defaultTo(''))
    .execute()
  await nameBookings(db)
  await db.schema.createIndex('booking_reference').unique().on('booking').column('reference').execute()

  await db.schema
    .createTable('mail')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('kind', types.text, (c) => c.notNull())
    .addColumn('recipient', types.text, (c) => c.notNull())
    .addColumn('subject', types.text, (c) => c.notNull())
    .addColumn('letter', types.json, (c) => c.notNull())
    .addColumn('booking_id', types.key, (c) => c.references('booking.id').onDelete('set null'))
    .addColumn('message_id', types.key, (c) => c.references('message.id').onDelete('set null'))
    .addColumn('created_at', types.time, (c) => c.notNull())
    .addColumn('sent_at', types.time)
    .modifyEnd(types.end)
    .execute()
  await db.schema
    .createIndex('mail_unsent')
    .on('mail')
    .column('id')
    .where(sql.ref('sent_at'), 'is', null)
    .execute()
  await db.schema.createIndex('mail_booking').on('mail').columns(['booking_id', 'id']).execute()
  await db.schema.createIndex('mail_message').on('mail').columns(['message_id', 'id']).execute()

  await adoptWaitingMails(db)

  await db.schema
    .createTable('reply')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('booking_id', types.key, (c) => c.references('booking.id').onDelete('cascade'))
    .addColumn('message_id', types.key, (c) => c.references('message.id').onDelete('cascade'))
    .addColumn('body', types.text, (c) => c.notNull())
    .addColumn('mail_id', types.key, (c) => c.notNull().references('mail.id'))
    .addColumn('send_key', types.key, (c) => c.unique())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema.createIndex('reply_booking').on('reply').columns(['booking_id', 'id']).execute()
  await db.schema.createIndex('reply_message').on('reply').columns(['message_id', 'id']).execute()
}
