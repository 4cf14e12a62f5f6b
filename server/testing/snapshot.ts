import { listTables, readPages } from '../../db/rows.ts'
import type { Db } from '../../db/open.ts'

/** Everything that is stored, as text, to assert that nothing has changed. */
export async function snapshot(db: Db) {
  const tables = (await listTables(db)).map(async (name) => [
    name,
    (await Array.fromAsync(readPages(db, name))).flat(),
  ])
  return JSON.stringify(await Promise.all(tables))
}
