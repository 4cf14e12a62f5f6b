import type { Db } from '../../db/open.ts'
import { backupJob, checkJob } from './backup-jobs.ts'

/** The job that makes a backup now or next; else the one that was given up last. */
export const findMaking = (db: Db) =>
  db
    .selectFrom('job')
    .select(['leased_until', 'given_up_at', 'last_error'])
    .where('kind', '=', backupJob)
    .orderBy((e) => e.case().when('given_up_at', 'is', null).then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The backups that are being read through, or wait for it. */
export async function listChecking(db: Db) {
  const jobs = await db
    .selectFrom('job')
    .select('payload')
    .where('kind', '=', checkJob)
    .where('given_up_at', 'is', null)
    .execute()
  return new Set(jobs.map(({ payload }) => (payload as { id: string }).id))
}
