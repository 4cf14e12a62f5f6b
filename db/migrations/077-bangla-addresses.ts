import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** No two posts have the same address in Bangla, as no two have the same in English. */
export const banglaAddresses: Migration = async (db) => {
  await db.schema
    .createIndex('translation_post_slug')
    .unique()
    .on('translation')
    .column('text')
    .where(sql.ref('kind'), '=', sql.lit('post'))
    .where(sql.ref('field'), '=', sql.lit('slug'))
    .execute()
}
