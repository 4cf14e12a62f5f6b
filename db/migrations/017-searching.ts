import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** SQLite gets these two from `db/dialects/sqlite.ts`; what they do is in `db/searching.ts`. */
export const searching: Migration = async (db, { engine }) => {
  if (engine === 'sqlite') return
  // Without a collation of its own, `lower` knows the capital letters of the database's locale only.
  const icu = await sql`select 1 from pg_collation where collname = 'und-x-icu'`.execute(db)
  const text = icu.rows.length > 0 ? 'normalize($1, NFC) collate "und-x-icu"' : 'normalize($1, NFC)'
  const define = (name: string, result: string) =>
    sql
      .raw(
        `create or replace function ${name}(text) returns text language sql immutable strict parallel safe as $$ select ${result} $$`,
      )
      .execute(db)
  await define('fold', `lower(${text})`)
  await define(
    'digits',
    String.raw`regexp_replace(translate($1, '০১২৩৪৫৬৭৮৯', '0123456789'), '[^0-9]', '', 'g')`,
  )
}
