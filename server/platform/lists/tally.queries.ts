import type { Db } from '../../../db/open.ts'
import type { TallyTable } from '../../../db/tables/platform.ts'

/** How many rows of each kind a table has, read from stored counts. */
export async function readTally<Kind extends string>(db: Db, source: TallyTable['source']) {
  const rows = await db.selectFrom('tally').select(['kind', 'count']).where('source', '=', source).execute()
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) as Record<Kind, number>
}
