import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Views are counted by day as they come, so that nothing about visitors is needed once their day is over. */
export const viewsByDay: Migration = async (db, types) => {
  await db.schema
    .createTable('daily_view')
    .addColumn('post_id', types.key, (c) => c.notNull().references('post.id').onDelete('cascade'))
    .addColumn('day', types.date, (c) => c.notNull())
    .addColumn('views', types.integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('daily_view_key', ['post_id', 'day'])
    .modifyEnd(types.end)
    .execute()
  await db.schema.createIndex('daily_view_day').on('daily_view').columns(['day', 'views']).execute()
  await sql`insert into daily_view select post_id, day, count(*) from post_view group by post_id, day`.execute(
    db,
  )
}
