import { basename } from 'node:path'
import { z } from '../../../contract/shape/zod.ts'
import { migrationNames } from '../../../db/migrate.ts'
import { currentNames, versionBetween } from '../../../db/migrate-squashed.ts'
import { BackupError, checkArchive } from './archive.ts'

export const manifestName = 'manifest.json'
const kind = 'aloka-backup'

/** The first entry of a backup. The migrations say which tables and columns its rows have. */
const manifest = z.object({
  kind: z.literal(kind),
  format: z.int(),
  madeAt: z.iso.datetime(),
  engine: z.string(),
  migrations: z.array(z.string()).min(1),
})

/** Increase it when older code could not read newer files. */
const format = 1

export const newManifest = (made: Pick<z.output<typeof manifest>, 'madeAt' | 'engine' | 'migrations'>) => ({
  kind,
  format,
  ...made,
})

const newer = (why: string) =>
  new BackupError(`The backup was made by a newer version of this site (${why}). Update the code first.`)

const isRows = (name: string) => name.startsWith('rows/')
const isFile = (name: string) => name.includes('/') && !isRows(name)

/** Reads the whole backup, including each row, and refuses one that this code cannot restore. */
export async function checkBackup(file: string, signal?: AbortSignal) {
  let [rows, files] = [0, 0]
  let found: unknown
  await checkArchive(file, {
    signal,
    wants: (name) => name === manifestName || isRows(name),
    onEntry(name, text) {
      if (name === manifestName) found = JSON.parse(text)
      else if (isFile(name)) files += 1
      else if (isRows(name))
        for (const line of text.split('\n').filter(Boolean)) rows += JSON.parse(line) ? 1 : 0
    },
  })
  const read = manifest.safeParse(found)
  if (!read.success) throw new BackupError(`${basename(file)} is no backup of this site.`)
  if (read.data.format > format) throw newer(`its format is ${read.data.format}`)
  const migrations = currentNames(read.data.migrations)
  if (!migrations)
    throw new BackupError(
      `The backup was made by an older version of this site (it ends with ${read.data.migrations.at(-1)}), which this one cannot bring up to date. Restore it with ${versionBetween}, and make a new backup there.`,
    )
  const unknown = migrations.filter((migration) => !migrationNames.includes(migration))
  if (unknown.length > 0) throw newer(`it has ${unknown.join(', ')}`)
  return { ...read.data, migrations, rows, files }
}
