import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { appliedMigrations, migrate } from '../../../db/migrate.ts'
import type { Database, Db } from '../../../db/open.ts'
import { dropTables, findFilledTable, insertRows, tableNames, type Row } from '../../../db/rows.ts'
import { withTemporaryFolder } from '../media/receive-file.ts'
import type { Storage } from '../media/storage.ts'
import { BackupError, readArchive } from './archive.ts'
import { places } from './backup.ts'
import { checkBackup } from './manifest.ts'

interface Place {
  database: Database
  storage: Storage
  dataDir: string
}

interface RestoreOptions {
  /** Replaces existing content; without it, a restore over content is refused. */
  replace?: boolean
}

async function makeRoom(db: Db, replace: boolean) {
  await appliedMigrations(db)
  const filled = replace ? undefined : await findFilledTable(db)
  if (filled)
    throw new BackupError(
      `There is content here already (in the table ${filled}), and a restore would replace it. Choose an empty place with DATA_DIR or DATABASE_URL, or give this one up: npm run restore -- FILE --replace`,
    )
  await dropTables(db)
}

async function restoreRows(db: Db, name: string, content: Readable) {
  const table = tableNames.find((known) => known === name)
  if (!table) throw new BackupError(`The backup has rows of an unknown table: ${name}.`)
  const lines = (await text(content)).split('\n').filter(Boolean)
  await insertRows(
    db,
    table,
    lines.map((line) => JSON.parse(line) as Row),
  )
  return lines.length
}

async function restoreFile(storage: Storage, scratch: string, path: string, content: Readable) {
  const [place, ...parts] = path.split('/')
  const known = places.find((one) => one === place)
  if (
    !known ||
    parts.length === 0 ||
    parts.some((part) => ['', '.', '..'].includes(part) || /[\\\0]/.test(part))
  )
    throw new BackupError(`The backup has a file that does not belong here: ${path}.`)
  const file = join(scratch, 'file')
  await pipeline(content, createWriteStream(file))
  await storage[known].keep(parts.join('/'), file)
  // The folder store keeps a hard link to this file, so the next one must not be written into it.
  await rm(file)
}

/**
 * Restores a backup of either engine into either engine. The rows are written in one transaction, which ends after the
 * files: a restore that fails leaves the database as it was.
 */
export async function restoreBackup(place: Place, file: string, { replace = false }: RestoreOptions = {}) {
  const { database, storage, dataDir } = place
  const { migrations, madeAt } = await checkBackup(file)
  let [rows, files] = [0, 0]
  await database.db.transaction().execute(async (db) => {
    const inside = { db, engine: database.engine }
    await makeRoom(db, replace)
    // The rows fit the tables of the backup's version; later migrations then change them like those of any older site.
    await migrate(inside, migrations.at(-1))
    await withTemporaryFolder(dataDir, async (scratch) => {
      for await (const { name, content } of readArchive(file)) {
        if (name.startsWith('rows/')) rows += await restoreRows(db, name.split('/')[1]!, content)
        else if (name.includes('/')) {
          await restoreFile(storage, scratch, name, content)
          files += 1
        } else await text(content)
      }
    })
    await migrate(inside)
  })
  return { rows, files, madeAt }
}
