interface SlowQuery {
  sql: string
  ms: number
}

/** Tells of queries that take long. The database is open before there is a log, so what to tell it comes later. */
export function createSlowQueries(fromMs: number) {
  if (fromMs === 0) return undefined
  let told: (query: SlowQuery) => void = () => {}
  return {
    look(sql: string, ms: number) {
      if (ms >= fromMs) told({ sql, ms: Math.round(ms) })
    },
    tell(listener: (query: SlowQuery) => void) {
      told = listener
    },
  }
}
