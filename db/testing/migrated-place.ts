import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { migrate } from '../migrate.ts'
import { openDatabase, type Place } from '../open.ts'
import { emptyPlace, type EmptyPlace } from './empty-place.ts'

async function migrateAt(place: Place) {
  const database = openDatabase(place)
  await migrate(database)
  await database.close()
}

async function migratedFile() {
  const dataDir = await mkdtemp(join(tmpdir(), 'aloka-test-'))
  await migrateAt({ dataDir })
  const file = await readFile(join(dataDir, 'aloka.sqlite'))
  await rm(dataDir, { recursive: true })
  return file
}

/** Created once by each test process. */
let template: Promise<Buffer> | undefined

/**
 * A database with every table and no rows, copied from one that was migrated before, since migrating takes
 * longer than most tests. db/migrate.test.ts is about the migrations themselves.
 */
export async function migratedPlace(): Promise<EmptyPlace> {
  const copied = inject('postgresTemplate')
  const place = await emptyPlace({ copied })
  if (inject('engine') === 'sqlite') {
    template ??= migratedFile()
    await writeFile(join(place.dataDir, 'aloka.sqlite'), await template, { mode: 0o600 })
  } else if (!copied) await migrateAt(place)
  return place
}
