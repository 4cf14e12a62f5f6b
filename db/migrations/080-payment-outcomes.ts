import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** How payments and refunds with an unknown outcome are followed up, and whether the owner was informed. */
export const paymentOutcomes: Migration = async (db, types) => {
  await db.schema.alterTable('payment_attempt').addColumn('expires_at', types.bigint).execute()
  await db.schema.alterTable('payment_attempt').addColumn('asked_at', types.time).execute()
  await db.schema.alterTable('payment_attempt').addColumn('unclear_since', types.bigint).execute()
  await db.schema.alterTable('payment_attempt').addColumn('notified_at', types.time).execute()
  await db.schema
    .alterTable('payment_attempt')
    .addColumn('hand_outcome', types.key, (c) =>
      c.check(sql`hand_outcome in (${sql.raw("'paid', 'not-paid'")})`),
    )
    .execute()
  await db.schema
    .alterTable('payment_attempt')
    .addColumn('duplicate_of', types.key, (c) => c.references('payment.id'))
    .execute()
  await db.schema
    .createIndex('payment_attempt_duplicate')
    .on('payment_attempt')
    .column('duplicate_of')
    .execute()
  await db.schema.alterTable('refund_attempt').addColumn('gateway_id', types.key).execute()
  await db.schema
    .alterTable('refund_attempt')
    .addColumn('reason', types.text, (c) => c.notNull().defaultTo(sql.lit('')))
    .execute()
  await db.schema.alterTable('refund_attempt').addColumn('user_id', types.key).execute()
  await db.schema
    .alterTable('refund_attempt')
    .addColumn('problem', types.text, (c) => c.notNull().defaultTo(sql.lit('')))
    .execute()
  await db.schema
    .alterTable('refund_attempt')
    .addColumn('checks', types.integer, (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('refund_attempt').addColumn('next_check_at', types.bigint).execute()
  await db.schema.alterTable('refund_attempt').addColumn('notified_at', types.time).execute()
  await db.schema.alterTable('refund_attempt').addColumn('idempotency_key', types.key).execute()
  await db.schema
    .createIndex('refund_attempt_once')
    .unique()
    .on('refund_attempt')
    .column('idempotency_key')
    .execute()
  // A gateway tells two waiting refunds of the same sum apart as little as anybody.
  await db.schema
    .createIndex('refund_attempt_waiting')
    .unique()
    .on('refund_attempt')
    .columns(['payment_id', 'amount'])
    .where(sql.ref('status'), '=', sql.lit('asked'))
    .execute()
  // What was left behind before is looked at with everything else.
  await db.updateTable('refund_attempt').set({ next_check_at: 0 }).where('status', '=', 'asked').execute()
  await db.updateTable('payment_attempt').set({ next_check_at: 0 }).where('status', '=', 'starting').execute()
  await db.schema
    .createIndex('refund_attempt_due')
    .on('refund_attempt')
    .column('next_check_at')
    .where(sql.ref('next_check_at'), 'is not', sql.lit(null))
    .execute()
}
