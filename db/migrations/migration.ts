import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Engine } from '../open.ts'

const postgres = {
  engine: 'postgres' as Engine,
  // Ids and slugs are compared byte by byte, as in SQLite, whatever the database's locale is.
  key: sql`text collate "C"`,
  text: sql`text`,
  integer: sql`integer`,
  bigint: sql`bigint`,
  boolean: sql`boolean`,
  time: sql`timestamptz`,
  date: sql`date`,
  json: sql`jsonb`,
  no: sql`false`,
  end: sql``,
}

const sqlite: typeof postgres = {
  engine: 'sqlite',
  key: sql`text`,
  text: sql`text`,
  integer: sql`integer`,
  bigint: sql`integer`,
  boolean: sql`integer`,
  time: sql`text`,
  date: sql`text`,
  json: sql`text`,
  no: sql`0`,
  end: sql`strict`,
}

/** Column types and the end of `create table` in the SQL of each engine. */
export const spelling = (engine: Engine) => (engine === 'postgres' ? postgres : sqlite)
export type Spelling = typeof postgres

export type Migration = (db: Kysely<any>, types: Spelling) => Promise<void>

/** Runs statements one after the other. */
export async function run(db: Kysely<any>, ...statements: RawBuilder<unknown>[]) {
  for (const statement of statements) await statement.execute(db)
}
