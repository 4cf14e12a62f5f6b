import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { currentNames, renameFormer, versionBetween } from './migrate-squashed.ts'
import { platform } from './migrations/001-platform.ts'
import { portfolio } from './migrations/002-portfolio.ts'
import { journal } from './migrations/003-journal.ts'
import { booking } from './migrations/004-booking.ts'
import { billing } from './migrations/005-billing.ts'
import { gallery } from './migrations/006-gallery.ts'
import { people } from './migrations/007-people.ts'
import { bookingSituation } from './migrations/008-booking-situation.ts'
import { spelling, type Migration } from './migrations/migration.ts'
import type { Database, Db } from './open.ts'

/**
 * In the order of their names. A migration in this list never changes, nor do the helpers it uses: existing databases
 * would not run it again. Every change of the schema is a new migration with the next number.
 */
const migrations: Record<string, Migration> = {
  '001-platform': platform,
  '002-portfolio': portfolio,
  '003-journal': journal,
  '004-booking': booking,
  '005-billing': billing,
  '006-gallery': gallery,
  '007-people': people,
  '008-booking-situation': bookingSituation,
}

export const migrationNames = Object.keys(migrations)

/** A database that this code cannot bring up to date; its message is the sentence for the person at the terminal. */
export class DatabaseVersionError extends Error {
  override name = 'DatabaseVersionError'
}

type Migratable = Pick<Database, 'db' | 'engine'>

const migratorOf = ({ db, engine }: Migratable) =>
  new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, run]) => [
            name,
            {
              up: async (connection) => {
                // A table whose rows wait for a deferred trigger cannot be altered.
                if (engine === 'postgres') await sql`set constraints all immediate`.execute(connection)
                await run(connection, spelling(engine))
              },
            },
          ]),
        ),
    },
  })

/** Names of migrations the database has seen, in order; empty for a new one. */
async function applied(db: Db) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const rows = await db
    .selectFrom('kysely_migration' as never)
    .select('name' as never)
    .orderBy('name' as never)
    .execute()
  return (rows as { name: string }[]).map((row) => row.name)
}

/** The same by their names of today, where this code has to know them all. */
export async function appliedMigrations(db: Db) {
  const found = await applied(db)
  const names = currentNames(found)
  if (!names)
    throw new DatabaseVersionError(
      `The database was written by an older version of this site (it ends with ${found.at(-1)}), which this one cannot bring up to date. Install ${versionBetween}, start it once, and then start this one.`,
    )
  const unknown = names.filter((name) => !(name in migrations))
  if (unknown.length > 0) {
    throw new DatabaseVersionError(
      `The database was written by a newer version of this site (it has ${unknown.join(', ')}). Update the code, or restore a backup made with this version.`,
    )
  }
  return names
}

/** Also true for a database that a newer process has migrated further, during a rolling update. */
export async function isMigrated({ db }: Database) {
  const names = await applied(db)
  return migrationNames.every((name) => names.includes(name))
}

/**
 * Migrates the database to the latest migration or to a given one. Safe when several processes start at once: Kysely
 * takes a lock on PostgreSQL, on SQLite the transaction is the lock.
 */
export async function migrate(database: Migratable, last = migrationNames.at(-1)!): Promise<string[]> {
  await appliedMigrations(database.db)
  await renameFormer(database, applied)
  const { error, results = [] } = await migratorOf(database).migrateTo(last)
  if (error) throw error
  return results.map((result) => result.migrationName)
}
