import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import { appliedMigrations } from '../../../db/migrate.ts'
import type { Database, Db } from '../../../db/open.ts'
import { listTables, readPages } from '../../../db/rows.ts'
import { readSnapshot } from '../../../db/transactions.ts'
import type { Storage } from '../media/storage.ts'
import { isUnfinished } from '../media/store.ts'
import { saveSetting } from '../settings/setting.queries.ts'
import { BackupError, writeArchive, type AddEntry } from './archive.ts'
import { lastBackup } from './backup.queries.ts'
import { checkBackup, manifestName, newManifest } from './manifest.ts'

export const places = ['media', 'originals', 'galleries'] as const satisfies (keyof Storage)[]

const addText = (add: AddEntry, name: string, text: string) => {
  const bytes = Buffer.from(text)
  return add(name, bytes.length, [bytes])
}

/** One tar entry per page of rows, because an entry begins with its size. */
async function addRows(add: AddEntry, snapshot: Db) {
  let count = 0
  for (const table of await listTables(snapshot)) {
    let piece = 0
    for await (const rows of readPages(snapshot, table)) {
      const name = `rows/${table}/${String(++piece).padStart(6, '0')}.jsonl`
      await addText(add, name, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
      count += rows.length
      // SQLite answers synchronously: without this pause nothing else would run until the table ends.
      await breathe()
    }
  }
  return count
}

async function addFiles(add: AddEntry, storage: Storage) {
  let count = 0
  for (const place of places) {
    for (const { name, bytes } of await storage[place].list()) {
      const content = isUnfinished(name) ? null : await storage[place].read(name)
      if (!content) continue
      await add(`${place}/${name}`, bytes, content)
      count += 1
    }
  }
  return count
}

/**
 * Writes one file with every row and picture of one moment, while the site goes on. Rows come first: a picture is stored
 * before the row that names it and never changes, so all pictures of the rows exist when the files are added. The backup
 * gets its final name after it was read back and checked.
 */
export async function makeBackup(database: Database, storage: Storage, file: string, signal?: AbortSignal) {
  if ((await appliedMigrations(database.db)).length === 0)
    throw new BackupError('There is no site here yet, so there is nothing to back up.')
  const madeAt = new Date().toISOString()
  const unfinished = `${file}.part`
  await mkdir(dirname(file), { recursive: true })
  let [rows, files] = [0, 0]
  try {
    await writeArchive(
      unfinished,
      async (add) => {
        rows = await readSnapshot(database, async (snapshot) => {
          const migrations = await appliedMigrations(snapshot)
          const manifest = newManifest({ madeAt, engine: database.engine, migrations })
          await addText(add, manifestName, `${JSON.stringify(manifest, null, 2)}\n`)
          return addRows(add, snapshot)
        })
        files = await addFiles(add, storage)
      },
      signal,
    )
    const read = await checkBackup(unfinished, signal)
    if (read.rows !== rows || read.files !== files)
      throw new BackupError('The backup was written, but it cannot be read completely.')
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await saveSetting(database.db, lastBackup, madeAt)
  return { rows, files, bytes: (await stat(file)).size }
}
