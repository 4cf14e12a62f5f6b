import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Append-only tables, with every key by which SQLite would find the row that a new one replaces. */
const kept: Record<string, { same: string[]; when?: string }> = {
  payment: {
    same: [
      'id = new.id',
      'idempotency_key = new.idempotency_key',
      'provider = new.provider and transaction_id = new.transaction_id and reversed_before = new.reversed_before',
      `kind = 'reversal' and new.kind = 'reversal' and of_payment = new.of_payment`,
    ],
  },
  document: {
    same: [
      'id = new.id',
      'number = new.number',
      'kind = new.kind and year = new.year and position = new.position',
      `kind = 'invoice' and new.kind = 'invoice' and booking_id = new.booking_id
        and cancelled_at is null and new.cancelled_at is null`,
      `kind = 'receipt' and new.kind = 'receipt' and payment_id = new.payment_id
        and cancelled_at is null and new.cancelled_at is null`,
    ],
  },
  acceptance: { same: ['offer_id = new.offer_id'] },
  offer: {
    same: [
      'id = new.id',
      'booking_id = new.booking_id and version = new.version',
      ...['draft', 'sent', 'accepted'].map(
        (status) => `status = '${status}' and new.status = '${status}' and booking_id = new.booking_id`,
      ),
    ],
    when: `status <> 'draft'`,
  },
}

/**
 * On SQLite `insert or replace` deletes the row that is in the way without telling the triggers on delete. The setting
 * that would make it tell them belongs to each connection, and a rule has to hold for all of them; so the row itself is
 * looked for first. PostgreSQL knows no such insert.
 */
export const noReplacing: Migration = async (db, { engine }) => {
  if (engine === 'postgres') return
  for (const [table, { same, when = '1' }] of Object.entries(kept))
    await sql
      .raw(
        `create trigger ${table}_no_replacing before insert on ${table}
        when exists (select 1 from ${table} where (${when}) and
          (rowid = new.rowid or ${same.map((one) => `(${one})`).join(' or ')}))
        begin select raise(abort, 'row_is_there'); end`,
      )
      .execute(db)
}
