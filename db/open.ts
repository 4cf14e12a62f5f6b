import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type Logger } from 'kysely'
import { plainPostgresDialect, postgresDialect } from './dialects/postgres.ts'
import { sqliteDialect, sqliteValues } from './dialects/sqlite.ts'
import { listen } from './listen.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

/** A database or a transaction: queries take either and never know which they hold. */
export type Db = Kysely<Tables>

export interface Database {
  engine: Engine
  db: Db
  /** The same tables with each engine's own values, for the identity library, which translates by itself. */
  identityDb: Kysely<any>
  /** Calls back when another process speaks on the channel, where the engine can; ends with what it returns. */
  listen?: (channel: string, hear: () => void) => () => Promise<void>
  close(): Promise<void>
}

export interface Place {
  databaseUrl?: string
  dataDir: string
  /** Told of every query by its text, in which placeholders stand for values, and of the time it took. */
  onQuery?: (sql: string, ms: number) => void
}

const poolSize = 10

/** The one place that decides which engine runs. */
export function openDatabase({ databaseUrl, dataDir, onQuery }: Place): Database {
  const log: Logger | undefined =
    onQuery && (({ query, queryDurationMillis }) => onQuery(query.sql, queryDurationMillis))
  if (databaseUrl) {
    const db = new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, poolSize), log })
    const identityDb = new Kysely<any>({ dialect: plainPostgresDialect(databaseUrl, poolSize / 2) })
    const close = async () => void (await Promise.all([db.destroy(), identityDb.destroy()]))
    return {
      engine: 'postgres',
      db,
      identityDb,
      listen: (channel, hear) => listen(databaseUrl, channel, hear),
      close,
    }
  }
  mkdirSync(dataDir, { recursive: true })
  const dialect = sqliteDialect(join(dataDir, 'aloka.sqlite'))
  const db = new Kysely<Tables>({ dialect, plugins: [sqliteValues], log })
  return { engine: 'sqlite', db, identityDb: db.withoutPlugins(), close: () => db.destroy() }
}
