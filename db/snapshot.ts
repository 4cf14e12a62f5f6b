import { sql } from 'kysely'
import type { Database, Db, Engine } from './open.ts'

/** On SQLite a reader in WAL mode holds up nobody, unless it asks for the write lock as our transactions do. */
const begin: Record<Engine, string> = {
  sqlite: 'begin deferred',
  postgres: 'begin isolation level repeatable read, read only',
}

/** Reads the database as it is at one moment, however long it takes, while others go on writing. */
export const readSnapshot = <T>({ db, engine }: Database, read: (snapshot: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async (snapshot) => {
    await sql.raw(begin[engine]).execute(snapshot)
    try {
      return await read(snapshot)
    } finally {
      await sql`rollback`.execute(snapshot)
    }
  })
