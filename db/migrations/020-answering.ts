import type { Migration } from './migration.ts'

/** Who wrote a reply, and when something was settled: the history of a request tells both. */
export const answering: Migration = async (db, types) => {
  await db.schema
    .alterTable('reply')
    .addColumn('user_id', types.key, (c) => c.references('user.id').onDelete('set null'))
    .execute()
  for (const table of ['booking', 'message'])
    await db.schema.alterTable(table).addColumn('resolved_at', types.time).execute()
}
