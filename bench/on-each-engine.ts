import { prepareDemoSites } from '../tooling/demo-site.ts'
import { startPostgres } from '../tooling/postgres.ts'

type Rows = Record<string, unknown>[]

/** Runs on SQLite and, if available, on PostgreSQL; returns all rows together. */
export async function onEachEngine(run: (engine: string, databaseUrl?: string) => Promise<Rows>) {
  await prepareDemoSites()
  const rows = await run('SQLite')
  const postgres = await startPostgres({ durable: true })
  if (postgres) rows.push(...(await run(`PostgreSQL ${postgres.version}`, postgres.url)))
  await postgres?.stop()
  return rows
}
