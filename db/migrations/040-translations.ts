import type { Migration } from './migration.ts'

/**
 * What the owner writes in Bangla beside the English original, one row for each field. The hash of the original tells
 * whether it was changed since. No foreign key: they belong to rows of several tables, and to the settings.
 */
export const translations: Migration = async (db, types) => {
  await db.schema
    .createTable('translation')
    .addColumn('kind', types.key, (c) => c.notNull())
    .addColumn('record_id', types.text, (c) => c.notNull())
    .addColumn('field', types.key, (c) => c.notNull())
    .addColumn('text', types.text, (c) => c.notNull())
    .addColumn('original_hash', types.key, (c) => c.notNull())
    .addColumn('updated_at', types.time, (c) => c.notNull())
    .addPrimaryKeyConstraint('translation_key', ['kind', 'record_id', 'field'])
    .modifyEnd(types.end)
    .execute()
}
