import { sql } from 'kysely'
import type { Database } from './open.ts'

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
