import { join } from 'node:path'
import { Kysely, PostgresDialect, type Logger } from 'kysely'
import { plainPostgresPool, postgresPool } from './dialects/postgres.ts'
import { sqliteDialect } from './dialects/sqlite.ts'
import { listen } from './listen.ts'
import { privateDatabaseFile, privateFolder } from './private-files.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

/** A database or a transaction: queries accept both. */
export type Db = Kysely<Tables>

export interface Database {
  engine: Engine
  db: Db
  /** The same tables with the engine's own types, for the identity library, which converts values itself. */
  identityDb: Kysely<any>
  /** Calls back on notifications of other processes, if the engine supports it; returns a function that stops it. */
  listen?: (channel: string, hear: () => void) => () => Promise<void>
  close(): Promise<void>
}

export interface Place {
  databaseUrl?: string
  dataDir: string
  /** Called with the text of each query, without its values, and its duration. */
  onQuery?: (sql: string, ms: number, failed: boolean) => void
}

const poolSize = 10

function openPostgres(url: string, log: Logger | undefined): Database {
  const pool = postgresPool(url, poolSize)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log })
  const identityDb = new Kysely<any>({
    dialect: new PostgresDialect({ pool: plainPostgresPool(url, poolSize / 2) }),
    log,
  })
  return {
    engine: 'postgres',
    db,
    identityDb,
    listen: (channel, hear) => listen(url, channel, hear),
    close: async () => void (await Promise.all([db.destroy(), identityDb.destroy()])),
  }
}

/** The one place that decides which engine runs. */
export function openDatabase({ databaseUrl, dataDir, onQuery }: Place): Database {
  const log: Logger | undefined =
    onQuery &&
    (({ query, queryDurationMillis, level }) => onQuery(query.sql, queryDurationMillis, level === 'error'))
  if (databaseUrl) return openPostgres(databaseUrl, log)
  privateFolder(dataDir)
  const file = join(dataDir, 'aloka.sqlite')
  privateDatabaseFile(file)
  const dialect = sqliteDialect(file)
  const db = new Kysely<Tables>({ dialect, log })
  return { engine: 'sqlite', db, identityDb: db.withoutPlugins(), close: () => db.destroy() }
}
