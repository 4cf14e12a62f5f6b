import type { Migration } from './migration.ts'

/** The English that a translation was made of, so that the owner is shown what has changed in it since. */
export const translatedOriginal: Migration = async (db, types) => {
  await db.schema.alterTable('translation').addColumn('original', types.text).execute()
}
