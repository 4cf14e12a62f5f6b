import type { Db } from '../../../db/open.ts'

export const backupJob = 'backup'
export const checkJob = 'backup-check'

/** The setting with the time of the last good backup, shown on the health page. */
export const lastBackup = 'last-backup'

/** The running or waiting backup job; without one, the last that was given up. */
export const findMaking = (db: Db) =>
  db
    .selectFrom('job')
    .select(['leased_until', 'given_up_at', 'last_error'])
    .where('kind', '=', backupJob)
    .orderBy((e) => e.case().when('given_up_at', 'is', null).then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Ids of the backups that are being checked or wait for their check. */
export async function listChecking(db: Db) {
  const jobs = await db
    .selectFrom('job')
    .select('payload')
    .where('kind', '=', checkJob)
    .where('given_up_at', 'is', null)
    .execute()
  return new Set(jobs.map(({ payload }) => (payload as { id: string }).id))
}

export const deleteFailures = (db: Db) =>
  db.deleteFrom('job').where('kind', '=', backupJob).where('given_up_at', 'is not', null).execute()
