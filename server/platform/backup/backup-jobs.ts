import { openDatabase, type Database, type Db } from '../../../db/open.ts'
import { privateFolder } from '../../../db/private-files.ts'
import type { Config } from '../../config.ts'
import type { DailyJob } from '../jobs/daily.ts'
import { PermanentFailure } from '../jobs/jobs.queries.ts'
import { openStorage } from '../media/storage.ts'
import { deleteSetting, saveSetting } from '../settings/setting.queries.ts'
import { BackupError } from './archive.ts'
import * as files from './backup-files.ts'
import { backupJob, checkJob, deleteFailures, lastBackup } from './backup.queries.ts'
import { makeBackup } from './backup.ts'
import { requireRoom } from './disk-room.ts'
import { checkBackup } from './manifest.ts'
import { outdatedBackups } from './retention.ts'

export const dailyBackup: DailyJob = {
  kind: backupJob,
  payload: { daily: true },
  setting: 'last-daily-backup',
  fromSecondDay: true,
}

async function removeOutdated(dataDir: string) {
  const daily = (await files.listBackups(dataDir)).filter((backup) => backup.daily)
  for (const { id } of outdatedBackups(daily)) await files.removeBackup(dataDir, id)
}

/** A full disk and a known problem stay what they are: trying again would not help. */
function toJobError(error: unknown) {
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
    return new PermanentFailure('The disk is full. Delete older backups, or make room.')
  return error instanceof BackupError ? new PermanentFailure(error.message) : error
}

/** The newest backup that passed its check, for the warning when it is too old. */
async function recordLastGood(db: Db, dataDir: string) {
  for (const { id, madeAt } of await files.listBackups(dataDir))
    if ((await files.readCheck(dataDir, id))?.problem === null) return saveSetting(db, lastBackup, madeAt)
  await deleteSetting(db, lastBackup)
}

/** Job handlers. The signal aborts the running job; it runs again after the next start. */
export function createBackupJobs(shared: Database, config: Config, signal?: AbortSignal) {
  const { dataDir } = config
  const storage = openStorage(config)

  /** SQLite has one shared connection, which a backup would block for all others. */
  async function withDatabase<T>(work: (database: Database) => Promise<T>) {
    if (shared.engine === 'postgres') return work(shared)
    const own = openDatabase({ dataDir })
    return work(own).finally(() => own.close())
  }

  async function make({ daily }: { daily: boolean }) {
    const folder = files.backupFolder(dataDir)
    privateFolder(folder)
    await files.removeUnfinished(dataDir)
    const id = files.newBackupId(daily)
    await withDatabase(async (database) => {
      await requireRoom(database, storage, folder)
      const made = await makeBackup(database, storage, files.backupFile(dataDir, id), signal)
      const at = new Date().toISOString()
      await files.writeCheck(dataDir, id, { at, rows: made.rows, files: made.files, problem: null })
      await deleteFailures(database.db)
    })
    if (daily) await removeOutdated(dataDir)
  }

  async function check({ id }: { id: string }) {
    if (!(await files.findBackup(dataDir, id))) return
    const read = await checkBackup(files.backupFile(dataDir, id), signal).then(
      ({ rows, files: count }) => ({ rows, files: count, problem: null }),
      (error: unknown) => {
        if (!(error instanceof BackupError)) throw error
        return { rows: 0, files: 0, problem: error.message }
      },
    )
    await files.writeCheck(dataDir, id, { at: new Date().toISOString(), ...read })
    if (read.problem) await withDatabase(({ db }) => recordLastGood(db, dataDir))
  }

  return {
    [backupJob]: (payload: { daily: boolean }) =>
      make(payload).catch((error: unknown) => Promise.reject(toJobError(error))),
    [checkJob]: check,
  }
}
