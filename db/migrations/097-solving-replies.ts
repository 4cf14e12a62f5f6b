import type { Migration } from './migration.ts'

/** Saved replies that end the matter, such as a friendly no. */
export const solvingReplies: Migration = (db, types) =>
  db.schema
    .alterTable('reply_template')
    .addColumn('solves', types.boolean, (c) => c.notNull().defaultTo(types.no))
    .execute()
