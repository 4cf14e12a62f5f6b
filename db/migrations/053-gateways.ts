import { sql } from 'kysely'
import type { Migration } from './migration.ts'

const statuses = sql.raw("'starting', 'open', 'paid', 'failed', 'cancelled', 'odd', 'expired'")

/** Tries to pay online, and the tokens that gateways are asked with. */
export const gateways: Migration = async (db, types) => {
  await db.schema
    .createTable('payment_attempt')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('booking_id', types.key, (c) => c.notNull().references('booking.id').onDelete('cascade'))
    .addColumn('provider', types.key, (c) => c.notNull())
    .addColumn('our_id', types.key, (c) => c.notNull().unique())
    .addColumn('gateway_id', types.key)
    .addColumn('hint', types.text)
    .addColumn('amount', types.bigint, (c) => c.notNull().check(sql`amount > 0`))
    .addColumn('status', types.key, (c) => c.notNull().check(sql`status in (${statuses})`))
    .addColumn('problem', types.text, (c) => c.notNull().defaultTo(sql.lit('')))
    .addColumn('payment_id', types.key, (c) => c.references('payment.id'))
    .addColumn('refund_key', types.text)
    .addColumn('checks', types.integer, (c) => c.notNull().defaultTo(0))
    .addColumn('next_check_at', types.bigint)
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema
    .createIndex('payment_attempt_booking')
    .on('payment_attempt')
    .columns(['booking_id', 'id'])
    .execute()
  await db.schema
    .createIndex('payment_attempt_due')
    .on('payment_attempt')
    .column('next_check_at')
    .where(sql.ref('next_check_at'), 'is not', sql.lit(null))
    .execute()
  await db.schema
    .createTable('refund_attempt')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('payment_id', types.key, (c) => c.notNull().references('payment.id'))
    .addColumn('amount', types.bigint, (c) => c.notNull().check(sql`amount > 0`))
    .addColumn('status', types.key, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema
    .createTable('gateway_token')
    .addColumn('account', types.key, (c) => c.primaryKey())
    .addColumn('token', types.text)
    .addColumn('expires_at', types.bigint)
    .addColumn('grants', types.json, (c) => c.notNull())
    .addColumn('leased_until', types.bigint)
    .modifyEnd(types.end)
    .execute()
}
