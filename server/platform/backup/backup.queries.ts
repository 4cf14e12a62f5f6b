import type { Db } from '../../../db/open.ts'

export const backupJob = 'backup'
export const checkJob = 'backup-check'

/** Where the owner's health page finds the moment of the last one. */
export const lastBackup = 'last-backup'

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

export const deleteFailures = (db: Db) =>
  db.deleteFrom('job').where('kind', '=', backupJob).where('given_up_at', 'is not', null).execute()
