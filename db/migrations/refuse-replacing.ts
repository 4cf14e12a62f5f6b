import { sql, type Kysely } from 'kysely'
import type { Engine } from '../open.ts'

interface Guard {
  table: string
  /** Every key by which SQLite would find the row that a new one replaces, as conditions on it and on `new`. */
  same: string[]
  /** Which rows it guards; all of them unless said. */
  when?: string
}

/**
 * On SQLite `insert or replace` deletes the row that is in the way without telling the triggers on delete. The setting
 * that would make it tell them belongs to each connection, and a rule has to hold for all of them; so the row itself is
 * looked for first. PostgreSQL knows no such insert.
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
