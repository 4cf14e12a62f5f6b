import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backupCheck, type BackupCheck } from '../../../contract/studio/backup.ts'

const ending = '.tar.gz'
const pattern = /^aloka-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)(-daily)?$/
const unfinishedAfterMs = 3_600_000

export const backupFolder = (dataDir: string) => join(dataDir, 'backups')

/** 'aloka-2026-11-16T04-50-28', with '-daily' at the end for scheduled backups. */
export const newBackupId = (daily = false) =>
  `aloka-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}${daily ? '-daily' : ''}`

export const backupFileName = (id: string) => id + ending

/** Only names of this pattern are accepted, so an id from a request cannot lead out of the folder. */
function parseBackupId(id: string) {
  const [, day, hour, minute, second, daily] = pattern.exec(id) ?? []
  if (!day) return undefined
  return { madeAt: `${day}T${hour}:${minute}:${second}.000Z`, daily: daily !== undefined }
}

export const backupFile = (dataDir: string, id: string) => join(backupFolder(dataDir), backupFileName(id))
const checkFile = (dataDir: string, id: string) => join(backupFolder(dataDir), `${id}.check.json`)

export interface BackupFile {
  id: string
  madeAt: string
  daily: boolean
  size: number
}

export async function findBackup(dataDir: string, id: string): Promise<BackupFile | undefined> {
  const parsed = parseBackupId(id)
  if (!parsed) return undefined
  const known = await stat(backupFile(dataDir, id)).catch(() => undefined)
  return known?.isFile() ? { id, ...parsed, size: known.size } : undefined
}

/** Newest first. */
export async function listBackups(dataDir: string) {
  const names = await readdir(backupFolder(dataDir)).catch(() => [])
  const ids = names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
  const found = await Promise.all(ids.map((id) => findBackup(dataDir, id)))
  return found.filter((backup) => backup !== undefined).toSorted((a, b) => b.madeAt.localeCompare(a.madeAt))
}

export async function removeBackup(dataDir: string, id: string) {
  await rm(backupFile(dataDir, id), { force: true })
  await rm(checkFile(dataDir, id), { force: true })
}

/** Null for a backup that was not checked yet. */
export async function readCheck(dataDir: string, id: string): Promise<BackupCheck | null> {
  try {
    return backupCheck.parse(JSON.parse(await readFile(checkFile(dataDir, id), 'utf8')))
  } catch {
    return null
  }
}

export const writeCheck = (dataDir: string, id: string, check: BackupCheck) =>
  writeFile(checkFile(dataDir, id), `${JSON.stringify(check)}\n`, { mode: 0o600 })

/** Removes what a crash left behind. A file that changed within the last hour may still be written by another process. */
export async function removeUnfinished(dataDir: string) {
  const folder = backupFolder(dataDir)
  for (const name of await readdir(folder)) {
    if (!name.endsWith(`${ending}.part`)) continue
    const known = await stat(join(folder, name)).catch(() => undefined)
    if (known && Date.now() - known.mtimeMs > unfinishedAfterMs) await rm(join(folder, name), { force: true })
  }
}
