import { sql } from 'kysely'
import type { Migration } from './migration.ts'
import { refuseChanges } from './refuse-changes.ts'

/** Invoices and receipts. The counter is a row, which goes up in the transaction of the paper: a gap cannot be. */
export const documents: Migration = async (db, types) => {
  await db.schema
    .createTable('document_counter')
    .addColumn('series', types.key, (c) => c.primaryKey())
    .addColumn('last', types.integer, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema
    .createTable('document')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('kind', types.key, (c) => c.notNull().check(sql`kind in (${sql.raw("'invoice', 'receipt'")})`))
    .addColumn('year', types.integer, (c) => c.notNull())
    .addColumn('position', types.integer, (c) => c.notNull())
    .addColumn('number', types.key, (c) => c.notNull().unique())
    .addColumn('booking_id', types.key, (c) => c.notNull().references('booking.id'))
    .addColumn('offer_id', types.key, (c) => c.references('offer.id'))
    .addColumn('payment_id', types.key, (c) => c.references('payment.id'))
    .addColumn('paper', types.text, (c) => c.notNull())
    .addColumn('sha256', types.key, (c) => c.notNull())
    .addColumn('cancelled_at', types.time)
    .addColumn('cancel_reason', types.text, (c) => c.notNull().defaultTo(sql.lit('')))
    .addColumn('created_at', types.time, (c) => c.notNull())
    .addUniqueConstraint('document_position', ['kind', 'year', 'position'])
    .addCheckConstraint(
      'document_about',
      sql`(kind = 'invoice') = (offer_id is not null) and (kind = 'receipt') = (payment_id is not null)`,
    )
    .modifyEnd(types.end)
    .execute()
  await db.schema.createIndex('document_booking').on('document').columns(['booking_id', 'id']).execute()
  for (const [kind, about] of [
    ['invoice', 'booking_id'],
    ['receipt', 'payment_id'],
  ] as const)
    await sql
      .raw(
        `create unique index document_one_${kind} on document (${about}) where kind = '${kind}' and cancelled_at is null`,
      )
      .execute(db)
  const columns =
    'id, kind, year, position, number, booking_id, offer_id, payment_id, paper, sha256, created_at'
  await refuseChanges(db, types.engine, {
    table: 'document',
    name: 'document_stays',
    columns: columns.split(', '),
    deletes: true,
  })
  await refuseChanges(db, types.engine, {
    table: 'document',
    name: 'document_cancelled_once',
    columns: ['cancelled_at', 'cancel_reason'],
    when: 'old.cancelled_at is not null',
  })
}
