interface SlowQuery {
  sql: string
  ms: number
}

/** Reports slow queries. The listener is set later, because the database is opened before there is a log. */
export function createSlowQueries(fromMs: number) {
  if (fromMs === 0) return undefined
  let report: (query: SlowQuery) => void = () => {}
  return {
    onQuery(sql: string, ms: number) {
      if (ms >= fromMs) report({ sql, ms: Math.round(ms) })
    },
    listen(listener: (query: SlowQuery) => void) {
      report = listener
    },
  }
}
