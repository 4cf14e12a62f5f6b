import { sql, type Kysely } from 'kysely'
import type { Migration, Spelling } from './migration.ts'
import { refuseChanges } from './refuse-changes.ts'

/**
 * Money that came and went, never changed and never deleted: what was wrong is put right by a counter-entry. Only the
 * sender may be forgotten.
 */
async function createPayments(db: Kysely<any>, types: Spelling) {
  await db.schema
    .createTable('payment')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('booking_id', types.key, (c) => c.notNull().references('booking.id'))
    .addColumn('kind', types.key, (c) =>
      c.notNull().check(sql`kind in (${sql.raw("'payment', 'refund', 'reversal'")})`),
    )
    .addColumn('of_payment', types.key, (c) => c.references('payment.id'))
    .addColumn('amount', types.bigint, (c) => c.notNull())
    .addColumn('way', types.key, (c) => c.notNull())
    .addColumn('provider', types.key, (c) => c.notNull())
    .addColumn('transaction_id', types.key)
    .addColumn('reversed_before', types.integer, (c) => c.notNull().defaultTo(0))
    .addColumn('sender', types.text, (c) => c.notNull())
    .addColumn('note', types.text, (c) => c.notNull())
    .addColumn('paid_at', types.time, (c) => c.notNull())
    .addColumn('actor', types.key, (c) => c.notNull())
    .addColumn('user_id', types.key)
    .addColumn('idempotency_key', types.key, (c) => c.unique())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .addCheckConstraint('payment_sign', sql`kind <> 'payment' or amount > 0`)
    .addCheckConstraint('refund_sign', sql`kind <> 'refund' or amount < 0`)
    .addCheckConstraint('payment_reference', sql`(kind = 'payment') = (of_payment is null)`)
    .modifyEnd(types.end)
    .execute()
  await db.schema.createIndex('payment_booking').on('payment').columns(['booking_id', 'id']).execute()
  await db.schema
    .createIndex('payment_once')
    .unique()
    .on('payment')
    .columns(['provider', 'transaction_id', 'reversed_before'])
    .execute()
  await db.schema
    .createIndex('payment_reversed_once')
    .unique()
    .on('payment')
    .column('of_payment')
    .where(sql.ref('kind'), '=', sql.lit('reversal'))
    .execute()
}

/** What clients say they have sent. It counts as nothing until the owner has found it. */
async function createClaims(db: Kysely<any>, types: Spelling) {
  await db.schema
    .createTable('payment_claim')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('booking_id', types.key, (c) => c.notNull().references('booking.id').onDelete('cascade'))
    .addColumn('way', types.key, (c) => c.notNull())
    .addColumn('transaction_id', types.key, (c) => c.notNull())
    .addColumn('sender', types.text, (c) => c.notNull())
    .addColumn('amount', types.bigint)
    .addColumn('status', types.key, (c) =>
      c.notNull().check(sql`status in (${sql.raw("'open', 'approved', 'not-found'")})`),
    )
    .addColumn('payment_id', types.key, (c) => c.references('payment.id'))
    .addColumn('decided_at', types.time)
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema
    .createIndex('payment_claim_booking')
    .on('payment_claim')
    .columns(['booking_id', 'id'])
    .execute()
  await db.schema
    .createIndex('payment_claim_once')
    .unique()
    .on('payment_claim')
    .columns(['booking_id', 'way', 'transaction_id'])
    .where(sql.ref('status'), '=', sql.lit('open'))
    .execute()
}

export const ledger: Migration = async (db, types) => {
  await createPayments(db, types)
  await refuseChanges(db, types.engine, {
    table: 'payment',
    name: 'payment_append_only',
    columns: [
      'id',
      'booking_id',
      'kind',
      'of_payment',
      'amount',
      'way',
      'provider',
      'transaction_id',
      'reversed_before',
      'note',
      'paid_at',
      'actor',
      'user_id',
      'idempotency_key',
      'created_at',
    ],
    deletes: true,
  })
  await createClaims(db, types)
}
