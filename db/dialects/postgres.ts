import { PostgresDialect } from 'kysely'
import pg from 'pg'

const { builtins } = pg.types

const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: (text) => text,
  [builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
}

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')

const pool = (connectionString: string, options: pg.PoolConfig) => {
  const made = new pg.Pool({ connectionString, connectionTimeoutMillis: 10_000, ...options })
  // A server that goes away breaks idle connections; the pool replaces them when they are next needed.
  made.on('error', () => {})
  return made
}

/** Times as ISO strings, dates as YYYY-MM-DD, counts as numbers: the same values that SQLite hands out. */
export const postgresDialect = (url: string, max: number) =>
  new PostgresDialect({ pool: pool(url, { max, types: { getTypeParser } }) })

/** For libraries that expect PostgreSQL's own types, such as Date objects for times. */
export const plainPostgresDialect = (url: string, max: number) =>
  new PostgresDialect({ pool: pool(url, { max }) })
