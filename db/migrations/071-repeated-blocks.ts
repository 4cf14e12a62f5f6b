import type { Migration } from './migration.ts'

/** What is kept free may come again every week or every year, up to a day or without an end. */
export const repeatedBlocks: Migration = async (db, types) => {
  const blocked = db.schema.alterTable('blocked_day')
  await blocked.addColumn('repeats', types.text).execute()
  await blocked.addColumn('repeats_until', types.date).execute()
}
