import type { Migration } from './migration.ts'

/** The column that tells a form sent twice from two forms gets the name that everybody searches for. */
export const idempotencyKey: Migration = async (db) => {
  for (const table of ['booking', 'message', 'review', 'reply'])
    await db.schema.alterTable(table).renameColumn('send_key', 'idempotency_key').execute()
}
