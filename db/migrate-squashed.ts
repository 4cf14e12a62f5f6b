import { sql } from 'kysely'
import type { Database, Db } from './open.ts'

/**
 * The first migrations were 65, from the first of these to the last; then they were squashed into one for each room, which
 * make the same tables. A database or a backup that had all of them is at the last of the squashed ones.
 */
const former = { first: '001-identity', last: '140-due-day-stays' }

const squashed = [
  '001-platform',
  '002-portfolio',
  '003-journal',
  '004-booking',
  '005-billing',
  '006-gallery',
  '007-people',
  '008-booking-situation',
]

/** How to bring up to date what stopped among the former ones. */
export const versionBetween = `the last version of this site that has the migration ${former.last}`

const hasFormer = (names: string[]) => names.includes(former.first)

/** The migrations by their names of today; undefined if they end among the former ones. */
export function currentNames(names: string[]) {
  if (!hasFormer(names)) return names
  if (!names.includes(former.last)) return undefined
  return [...squashed, ...names.filter((name) => name > former.last)]
}

/** The squashed ones name a few things after the columns they are on, which had other names once. */
async function renameParts(trx: Db, engine: Database['engine']) {
  for (const table of ['booking', 'message', 'review']) {
    await trx.schema.dropIndex(`${table}_send_key`).execute()
    await trx.schema
      .createIndex(`${table}_idempotency_key`)
      .unique()
      .on(table)
      .column('idempotency_key')
      .execute()
  }
  if (engine === 'sqlite') return
  const constraints = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = 'reply'::regclass and conname like 'new\_reply\_%'
  `.execute(trx)
  for (const { name } of constraints.rows) {
    const renamed = name.replace('new_', '').replace('send_key', 'idempotency_key')
    await sql`alter table reply rename constraint ${sql.ref(name)} to ${sql.ref(renamed)}`.execute(trx)
  }
}

/** Writes the names of today into a database that had the former ones. Of several processes the first one does it. */
export async function renameFormer(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  namesIn: (trx: Db) => Promise<string[]>,
) {
  if (!hasFormer(await namesIn(db))) return
  const rename = async (trx: Db) => {
    if (engine === 'postgres') await sql`lock table kysely_migration in share row exclusive mode`.execute(trx)
    if (!hasFormer(await namesIn(trx))) return
    await renameParts(trx, engine)
    const timestamp = new Date().toISOString()
    await sql`delete from kysely_migration`.execute(trx)
    for (const name of squashed)
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(trx)
  }
  await (db.isTransaction ? rename(db) : db.transaction().execute(rename))
}
