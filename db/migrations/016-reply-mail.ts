import { sql } from 'kysely'
import type { Migration } from './migration.ts'

const columns = sql.join(
  ['id', 'booking_id', 'message_id', 'body', 'mail_id', 'send_key', 'created_at'].map((name) =>
    sql.ref(name),
  ),
)

/** A reply outlives its mail. SQLite cannot change what a column refers to, so the table is made anew on both. */
export const replyMail: Migration = async (db, types) => {
  await db.schema
    .createTable('new_reply')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('booking_id', types.key, (c) => c.references('booking.id').onDelete('cascade'))
    .addColumn('message_id', types.key, (c) => c.references('message.id').onDelete('cascade'))
    .addColumn('body', types.text, (c) => c.notNull())
    .addColumn('mail_id', types.key, (c) => c.references('mail.id').onDelete('set null'))
    .addColumn('send_key', types.key, (c) => c.unique())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await sql`insert into new_reply (${columns}) select ${columns} from reply`.execute(db)
  await db.schema.dropTable('reply').execute()
  await db.schema.alterTable('new_reply').renameTo('reply').execute()
  await db.schema.createIndex('reply_booking').on('reply').columns(['booking_id', 'id']).execute()
  await db.schema.createIndex('reply_message').on('reply').columns(['message_id', 'id']).execute()
  await db.schema.createIndex('reply_mail').on('reply').column('mail_id').execute()
}
