import type { Migration } from './migration.ts'

/** When the owner has looked into an online payment that did not fit, so that nothing asks for it any more. */
export const oddPaymentSeen: Migration = async (db, types) => {
  await db.schema.alterTable('payment_attempt').addColumn('seen_at', types.time).execute()
}
