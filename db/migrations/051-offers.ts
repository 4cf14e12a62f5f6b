import { sql, type Kysely } from 'kysely'
import type { Migration, Spelling } from './migration.ts'
import { refuseChanges } from './refuse-changes.ts'

const statuses = sql.raw("'draft', 'sent', 'accepted', 'replaced', 'lapsed', 'withdrawn'")

async function createOffers(db: Kysely<any>, types: Spelling) {
  await db.schema
    .createTable('offer')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('booking_id', types.key, (c) => c.notNull().references('booking.id').onDelete('cascade'))
    .addColumn('version', types.integer, (c) => c.notNull())
    .addColumn('status', types.key, (c) => c.notNull().check(sql`status in (${statuses})`))
    .addColumn('content', types.json, (c) => c.notNull())
    .addColumn('total', types.bigint, (c) => c.notNull())
    .addColumn('advance', types.bigint, (c) => c.notNull())
    .addColumn('paper', types.text)
    .addColumn('sha256', types.key)
    .addColumn('sent_at', types.time)
    .addColumn('ended_at', types.time)
    .addColumn('created_at', types.time, (c) => c.notNull())
    .addColumn('updated_at', types.time, (c) => c.notNull())
    .addUniqueConstraint('offer_version', ['booking_id', 'version'])
    .addCheckConstraint('offer_paper', sql`status = 'draft' or (paper is not null and sha256 is not null)`)
    .modifyEnd(types.end)
    .execute()
  // Of each booking one is being written, one waits for its answer and one is agreed on, at most.
  for (const status of ['draft', 'sent', 'accepted'])
    await db.schema
      .createIndex(`offer_one_${status}`)
      .unique()
      .on('offer')
      .column('booking_id')
      .where(sql.ref('status'), '=', sql.lit(status))
      .execute()
}

/** What was accepted stays, so that a booking with it cannot be deleted. */
const createAcceptances = (db: Kysely<any>, types: Spelling) =>
  db.schema
    .createTable('acceptance')
    .addColumn('offer_id', types.key, (c) => c.primaryKey().references('offer.id'))
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('sha256', types.key, (c) => c.notNull())
    .addColumn('actor', types.key, (c) => c.notNull())
    .addColumn('address', types.text, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()

export const offers: Migration = async (db, types) => {
  await createOffers(db, types)
  await refuseChanges(db, types.engine, {
    table: 'offer',
    name: 'offer_sent_stays',
    columns: [
      'id',
      'booking_id',
      'version',
      'content',
      'total',
      'advance',
      'paper',
      'sha256',
      'sent_at',
      'created_at',
    ],
    when: `old.status <> 'draft'`,
  })
  await refuseChanges(db, types.engine, {
    table: 'offer',
    name: 'offer_no_draft_again',
    columns: ['status'],
    when: `old.status <> 'draft' and new.status = 'draft'`,
  })
  await createAcceptances(db, types)
  await refuseChanges(db, types.engine, {
    table: 'acceptance',
    name: 'acceptance_stays',
    columns: ['offer_id', 'name', 'sha256', 'actor', 'address', 'created_at'],
    deletes: true,
  })
}
