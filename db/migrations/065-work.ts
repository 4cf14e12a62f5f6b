import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** The wall of work. A picture is on it once; its order is kept as that of services. */
export const work: Migration = async (db, types) => {
  await db.schema
    .createTable('work')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('src', types.key, (c) => c.notNull().unique())
    .addColumn('slug', types.key, (c) => c.notNull().unique())
    .addColumn('title', types.text, (c) => c.notNull().defaultTo(sql.lit('')))
    .addColumn('story', types.text, (c) => c.notNull().defaultTo(sql.lit('')))
    .addColumn('place', types.text, (c) => c.notNull().defaultTo(sql.lit('')))
    .addColumn('kind', types.text, (c) => c.notNull())
    .addColumn('kind_slug', types.key, (c) => c.notNull())
    .addColumn('service_id', types.key, (c) => c.references('service.id').onDelete('set null'))
    .addColumn('rank', types.integer)
    .addColumn('created_at', types.time, (c) => c.notNull())
    .addColumn('updated_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema.createIndex('work_rank').on('work').columns(['rank', 'id']).execute()
  await db.schema.createIndex('work_service').on('work').column('service_id').execute()
}
