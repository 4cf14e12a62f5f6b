import { sql } from 'kysely'
import type { Database, Db } from './open.ts'

/**
 * The first 65 migrations were squashed into one for each room, with the same resulting schema. A database or a backup at
 * the last former one is at the last squashed one.
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

/** The version that brings older databases up to the last former migration. */
export const versionBetween = `the last version of this site that has the migration ${former.last}`

const hasFormer = (names: string[]) => names.includes(former.first)

/** The current names of applied migrations; undefined if some of the former ones are missing. */
export function currentNames(names: string[]) {
  if (!hasFormer(names)) return names
  if (!names.includes(former.last)) return undefined
  return [...squashed, ...names.filter((name) => name > former.last)]
}

/** Some indexes and constraints were still named after columns that had been renamed. */
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

/** Rewrites the journal of a database that has the former migrations. If several processes start, the first one does it. */
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
