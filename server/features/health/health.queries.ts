import { sql } from 'kysely'
import type { Database, Db } from '../../../db/open.ts'

/** Jobs by kind: those that wait, the oldest of them, and those that were given up. */
export const countJobs = (db: Db) =>
  db
    .selectFrom('job')
    .select((e) => [
      'kind',
      e.fn.countAll<number>().filterWhere('given_up_at', 'is', null).as('waiting'),
      e.fn.countAll<number>().filterWhere('given_up_at', 'is not', null).as('given_up'),
      e.fn.min('created_at').filterWhere('given_up_at', 'is', null).$castTo<string | null>().as('oldest'),
    ])
    .groupBy('kind')
    .execute()

export async function lastBackup(db: Db) {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'last-backup')
    .executeTakeFirst()
  return row?.value ?? null
}

export async function databaseFacts({ db, engine }: Database) {
  const facts =
    engine === 'postgres'
      ? sql<{
          version: string
          size: number
        }>`select current_setting('server_version') as version, pg_database_size(current_database()) as size`
      : sql<{
          version: string
          size: number
        }>`select sqlite_version() as version, page_count * page_size as size from pragma_page_count, pragma_page_size`
  const { rows } = await facts.execute(db)
  return { engine, ...rows[0]! }
}
