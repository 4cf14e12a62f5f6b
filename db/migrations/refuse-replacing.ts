import { sql, type Kysely } from 'kysely'
import type { Engine } from '../open.ts'

interface Guard {
  table: string
  /** All unique keys by which SQLite would find a row to replace, as conditions on it and on `new`. */
  same: string[]
  /** Which rows it protects; all if left out. */
  when?: string
}

/**
 * On SQLite `insert or replace` deletes a conflicting row without running its delete triggers. The setting that would
 * run them is one of each connection, and the rule has to hold for all connections, so this trigger looks for the row
 * first. PostgreSQL has no such statement.
 */
export async function refuseReplacing(db: Kysely<any>, engine: Engine, { table, same, when = '1' }: Guard) {
  if (engine === 'postgres') return
  await sql
    .raw(
      `create trigger ${table}_no_replacing before insert on ${table}
      when exists (select 1 from ${table} where (${when}) and
        (rowid = new.rowid or ${same.map((one) => `(${one})`).join(' or ')}))
      begin select raise(abort, 'row_is_there'); end`,
    )
    .execute(db)
}
