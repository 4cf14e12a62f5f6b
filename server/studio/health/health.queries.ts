import type { Db } from '../../../db/open.ts'

export async function lastBackup(db: Db) {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'last-backup')
    .executeTakeFirst()
  return row?.value ?? null
}
