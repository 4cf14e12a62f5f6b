import { createReadStream } from 'node:fs'
import type { Backup, MakingBackup } from '../../../contract/studio/backup.ts'
import type { Db } from '../../../db/open.ts'
import { translated } from '../../../language/t.ts'
import { conflict, notFound } from '../http/errors.ts'
import { enqueue } from '../jobs/jobs.queries.ts'
import * as files from './backup-files.ts'
import { backupJob, checkJob, deleteFailures, findMaking, listChecking } from './backup.queries.ts'

/** Far more than the schedule keeps: of more than this, only the newest are listed. */
const mostListed = 100

/** Jobs store their problems in English; they are translated when they are read. */
const translatedProblem = (problem: string | null) => problem && translated(problem)

export async function readMaking(db: Db): Promise<MakingBackup | null> {
  const job = await findMaking(db)
  if (!job) return null
  const state = job.given_up_at ? 'failed' : job.leased_until ? 'running' : 'waiting'
  return { state, problem: translatedProblem(job.last_error) }
}

export async function listBackups(db: Db, dataDir: string): Promise<Backup[]> {
  const [found, checking] = await Promise.all([files.listBackups(dataDir), listChecking(db)])
  return Promise.all(
    found.slice(0, mostListed).map(async ({ id, ...file }) => {
      const check = await files.readCheck(dataDir, id)
      return {
        _id: id,
        ...file,
        checking: checking.has(id),
        check: check && { ...check, problem: translatedProblem(check.problem) },
      }
    }),
  )
}

export const askForBackup = (db: Db) =>
  db.transaction().execute(async (trx) => {
    const making = await findMaking(trx)
    if (making && !making.given_up_at) throw conflict('A backup is already being made.')
    await deleteFailures(trx)
    await enqueue(trx, backupJob, { daily: false })
  })

async function requireBackup(dataDir: string, id: string) {
  const found = await files.findBackup(dataDir, id)
  if (!found) throw notFound('backup')
  return found
}

export async function askForCheck(db: Db, dataDir: string, id: string) {
  await requireBackup(dataDir, id)
  if (!(await listChecking(db)).has(id)) await enqueue(db, checkJob, { id })
}

export async function openBackup(dataDir: string, id: string) {
  const { size } = await requireBackup(dataDir, id)
  return {
    fileName: files.backupFileName(id),
    bytes: size,
    content: createReadStream(files.backupFile(dataDir, id)),
  }
}

export async function deleteBackup(dataDir: string, id: string) {
  await requireBackup(dataDir, id)
  await files.removeBackup(dataDir, id)
}
