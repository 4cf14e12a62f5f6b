import { sql } from 'kysely'
import { openDatabase, type Database, type Place } from '../../db/open.ts'
import type { SiteProcess } from '../../server/testing/site-process.ts'
import { openAsOwner } from './visit.ts'

interface Statement {
  sql: string
  ms: number
}

const statementsIn = (log: string): Statement[] =>
  log
    .split('\n')
    .filter((line) => line.includes('"slow query"'))
    .map((line) => JSON.parse(line))

/** The engine's plan for a statement with unknown parameters. */
async function planOf({ db, engine }: Database, statement: string) {
  const explain = engine === 'postgres' ? 'explain (generic_plan)' : 'explain query plan'
  const { rows } = await sql.raw<Record<string, string>>(`${explain} ${statement}`).execute(db)
  return rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n')
}

/** The slowest statement of each call with its plan, from a site that logs all of them. */
export async function explainSlowest(site: SiteProcess, place: Place, calls: [name: string, path: string][]) {
  const visit = await openAsOwner(site.url)
  const database = openDatabase(place)
  const parts: string[] = []
  for (const [name, path] of calls) {
    await visit(path)
    const before = site.output().length
    await visit(path)
    const [longest] = statementsIn(site.output().slice(before)).toSorted((a, b) => b.ms - a.ms)
    if (!longest) continue
    const plan = await planOf(database, longest.sql)
    parts.push(`\`${name}\`:\n\n\`\`\`\n${longest.sql}\n\n${plan}\n\`\`\``)
  }
  await database.close()
  return parts.join('\n\n')
}
