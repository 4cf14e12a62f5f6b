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

/** Times as ISO strings, dates as YYYY-MM-DD, counts as numbers: the same values as SQLite. */
const ourValues: pg.PoolConfig = { types: { getTypeParser } }

export const postgresPool = (connectionString: string, max: number, options: pg.PoolConfig = ourValues) => {
  const made = new pg.Pool({ connectionString, connectionTimeoutMillis: 10_000, max, ...options })
  // The pool replaces idle connections that a stopping server breaks.
  made.on('error', () => {})
  // A connection in use can break between two queries. The next query reports it; without a listener the error
  // would end the process.
  made.on('connect', (client) => client.on('error', () => {}))
  return made
}

/** For the identity library, which expects PostgreSQL's own types, such as Date for times. */
export const plainPostgresPool = (url: string, max: number) => postgresPool(url, max, {})
