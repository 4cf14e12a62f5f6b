import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Which point of a service's picture no crop may lose, in percent from the left and from the top. */
export const focalPoint: Migration = async (db, types) => {
  for (const column of ['focus_x', 'focus_y'])
    await db.schema
      .alterTable('service')
      .addColumn(column, types.integer, (c) =>
        c
          .notNull()
          .defaultTo(50)
          .check(sql`${sql.ref(column)} between 0 and 100`),
      )
      .execute()
}
