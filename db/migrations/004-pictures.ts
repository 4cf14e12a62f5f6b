import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const pictures: Migration = async (db, types) => {
  await db.schema
    .createTable('picture')
    .addColumn('src', types.key, (c) => c.primaryKey())
    .addColumn('hash', types.key)
    .addColumn('width', types.integer, (c) => c.notNull().check(sql`width > 0`))
    .addColumn('height', types.integer, (c) => c.notNull().check(sql`height > 0`))
    .addColumn('alt', types.text, (c) => c.notNull())
    .addColumn('placeholder', types.text, (c) => c.notNull().defaultTo(''))
    .addColumn('variants', types.json)
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema.createIndex('picture_hash').on('picture').column('hash').execute()
}
