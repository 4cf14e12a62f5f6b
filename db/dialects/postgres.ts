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

/** Times as ISO strings, dates as YYYY-MM-DD, counts as numbers: the same values that SQLite hands out. */
const ourValues: pg.PoolConfig = { types: { getTypeParser } }

export const postgresPool = (connectionString: string, max: number, options: pg.PoolConfig = ourValues) => {
  const made = new pg.Pool({ connectionString, connectionTimeoutMillis: 10_000, max, ...options })
  // A server that goes away breaks idle connections; the pool replaces them when they are next needed.
  made.on('error', () => {})
  // One that is in use breaks between two queries, too: the next query tells of it, while an error that nobody hears
  // would end the process.
  made.on('connect', (client) => client.on('error', () => {}))
  return made
}

/** For libraries that expect PostgreSQL's own types, such as Date objects for times. */
export const plainPostgresPool = (url: string, max: number) => postgresPool(url, max, {})
