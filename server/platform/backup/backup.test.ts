import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { migrate, migrationNames } from '../../../db/migrate.ts'
import { openDatabase, type Database, type Engine } from '../../../db/open.ts'
import { listTables, readPages } from '../../../db/rows.ts'
import { readSnapshot } from '../../../db/transactions.ts'
import { emptyPlace } from '../../../db/testing/empty-place.ts'
import { asFormer, formerNames, lastSquashed } from '../../../db/testing/former-names.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { openStorage, type Storage } from '../media/storage.ts'
import { addService, messageExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { writeArchive } from './archive.ts'
import { makeBackup } from './backup.ts'
import { checkBackup } from './manifest.ts'
import { restoreBackup } from './restore.ts'
import { createFullSite } from './testing/full-site.ts'

const folder = await mkdtemp(join(tmpdir(), 'aloka-backup-test-'))
afterAll(() => rm(folder, { recursive: true }))

let count = 0
const newFile = () => join(folder, `${++count}.tar.gz`)

/** An empty database and data folder, open until the test ends. */
async function openPlace(engine?: Engine) {
  const place = await emptyPlace({ engine })
  const database = openDatabase(place)
  const { dataDir, databaseUrl = '' } = place
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' })
  onTestFinished(async () => {
    await database.close()
    await place.remove()
  })
  return { database, storage: openStorage(config), dataDir, config }
}

async function rowsOf({ db }: Database) {
  const rows: Record<string, unknown[]> = {}
  for (const table of await listTables(db)) rows[table] = (await Array.fromAsync(readPages(db, table))).flat()
  return rows
}

const tallyOf = ({ db }: Database) =>
  db.selectFrom('tally').selectAll().orderBy('source').orderBy('kind').execute()

async function sumsOf(storage: Storage) {
  const sums: Record<string, string> = {}
  for (const place of ['media', 'originals'] as const) {
    for (const { name } of await storage[place].list()) {
      const bytes = await buffer((await storage[place].read(name))!)
      sums[`${place}/${name}`] = createHash('sha256').update(bytes).digest('hex')
    }
  }
  return sums
}

const full = await createFullSite()
const { database } = full.app
const storage = openStorage(full.app.config)
const backup = newFile()
let rows: Awaited<ReturnType<typeof rowsOf>>
beforeAll(async () => {
  rows = await rowsOf(database)
  await makeBackup(database, storage, backup)
})

describe('a backup', () => {
  it('contains every table of the database, and the test site has rows in each', async () => {
    const there = await database.db.introspection.getTables()
    const all = there.filter(({ isView }) => !isView).map(({ name }) => name)
    // The tally follows from the other tables, and caches begin empty.
    expect([...Object.keys(rows), 'content_version', 'tally'].toSorted()).toEqual(all.toSorted())
    expect(Object.keys(rows).filter((table) => rows[table]!.length === 0)).toEqual([])
  })

  it('is one file that only its owner may read, and leaves no other files behind', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['1.tar.gz'])
  })

  it('stores its time for the owner', async () => {
    const { value } = await database.db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'last-backup')
      .executeTakeFirstOrThrow()
    expect(Date.now() - Date.parse(value)).toBeLessThan(60_000)
    expect(new Date(value).toISOString()).toBe(value)
  })

  it('shows one moment, and does not block concurrent writes', async () => {
    const place = await openPlace()
    await migrate(place.database)
    const writer = openDatabase(place.config)
    onTestFinished(() => writer.close())
    const countOf = async ({ db }: Pick<Database, 'db'>) =>
      (await db.selectFrom('setting').select('name').execute()).length
    await readSnapshot(place.database, async (db) => {
      expect(await countOf({ db })).toBe(0)
      await writer.db.insertInto('setting').values({ name: 'later', value: '' }).execute()
      expect(await countOf({ db })).toBe(0)
      expect(await countOf(writer)).toBe(1)
    })
    expect(await countOf(place.database)).toBe(1)
  })

  it('is refused for an empty database', async () => {
    const empty = await openPlace()
    await expect(makeBackup(empty.database, empty.storage, newFile())).rejects.toThrow('nothing to back up')
  })
})

/** From the engine of this run to itself and, on PostgreSQL, by way of SQLite. */
const ways: Engine[][] =
  inject('engine') === 'postgres' ? [['postgres'], ['sqlite', 'postgres']] : [['sqlite']]

describe('npm run restore', () => {
  it.each(ways)('brings back every row and file: by way of %s', async (...way) => {
    let file = backup
    for (const engine of way) {
      const place = await openPlace(engine)
      expect(place.database.engine).toBe(engine)
      const restored = await restoreBackup(place, file)
      expect(await rowsOf(place.database)).toEqual(rows)
      expect(await tallyOf(place.database)).toEqual(await tallyOf(database))
      expect(await sumsOf(place.storage)).toEqual(await sumsOf(storage))
      expect(restored.rows).toBe(Object.values(rows).flat().length)
      expect(await readdir(join(place.dataDir, 'incoming'))).toEqual([])
      await makeBackup(place.database, place.storage, (file = newFile()))
      await place.database.db.deleteFrom('setting').where('name', '=', 'last-backup').execute()
    }
  })

  // Larger than the buffers of all streams: an entry that is not read to its end would block the rest.
  it('brings back pictures of a megabyte', async () => {
    const large = await openPlace()
    await migrate(large.database)
    for (let n = 0; n < 2; n++) {
      const picture = join(folder, 'picture')
      await writeFile(picture, randomBytes(2 ** 20))
      await large.storage.media.keep(`large-${n}.bin`, picture)
      await rm(picture)
    }
    const file = newFile()
    await makeBackup(large.database, large.storage, file)
    const place = await openPlace()
    expect(await restoreBackup(place, file)).toMatchObject({ files: 2 })
    expect(await sumsOf(place.storage)).toEqual(await sumsOf(large.storage))
  })

  it('makes a working site: sessions stay valid, and pictures are shown', async () => {
    const place = await openPlace()
    await restoreBackup(place, backup)
    const app = await buildApp(place)
    onTestFinished(() => app.close())
    const session = await app.inject({ url: '/api/auth/get-session', headers: { cookie: full.cookie } })
    expect(session.json().user).toMatchObject({ email: 'nadia@example.com', emailVerified: false })
    expect((await app.inject(full.thumbnail)).rawPayload.length).toBeGreaterThan(1000)
    expect((await app.inject('/api/services')).json().data[0].title).toContain('বিয়ের ছবি')
  })

  it('refuses to overwrite content, unless asked to replace it', async () => {
    const place = await createTestApp()
    await addService(place, { title: 'What was here before' })
    const here = {
      database: place.database,
      storage: openStorage(place.config),
      dataDir: place.config.dataDir,
    }
    const before = await rowsOf(place.database)
    await expect(restoreBackup(here, backup)).rejects.toThrow(/content here already.+--replace$/)
    expect(await rowsOf(place.database)).toEqual(before)
    await restoreBackup(here, backup, { replace: true })
    expect(await rowsOf(place.database)).toEqual(rows)
  })

  it('accepts a database that is migrated and empty', async () => {
    const place = await openPlace()
    await migrate(place.database)
    await restoreBackup(place, backup)
    expect(await rowsOf(place.database)).toEqual(rows)
  })

  it('refuses a file that is damaged, truncated, missing or of another kind, and changes nothing', async () => {
    const place = await openPlace()
    const bytes = await readFile(backup)
    const spoilt = Buffer.from(bytes)
    spoilt[Math.floor(bytes.length / 2)]! ^= 1
    for (const content of [spoilt, bytes.subarray(0, bytes.length - 600), Buffer.from('hello')]) {
      const file = newFile()
      await writeFile(file, content)
      await expect(restoreBackup(place, file)).rejects.toThrow('is damaged, or no backup of this site')
    }
    await expect(restoreBackup(place, '/nowhere.tar.gz')).rejects.toThrow('There is no file /nowhere.tar.gz.')
    const foreign = newFile()
    await writeArchive(foreign, (add) => add('holiday.txt', 2, [Buffer.from('hi')]))
    await expect(restoreBackup(place, foreign)).rejects.toThrow('is no backup of this site')
    expect(await listTables(place.database.db)).toEqual([])
  })

  /** A backup with valid checksums and any content. */
  async function madeUp(migrations: string[], entries: Record<string, string> = {}) {
    const file = newFile()
    const manifest = {
      kind: 'aloka-backup',
      format: 1,
      madeAt: '2026-11-15T00:00:00Z',
      engine: 'sqlite',
      migrations,
    }
    await writeArchive(file, async (add) => {
      for (const [name, text] of Object.entries({ 'manifest.json': JSON.stringify(manifest), ...entries }))
        await add(name, Buffer.byteLength(text), [Buffer.from(text)])
    })
    return file
  }

  it('refuses a backup of a newer version with a sentence', async () => {
    const place = await openPlace()
    const file = await madeUp([...migrationNames, '999-from-the-future'])
    await expect(restoreBackup(place, file)).rejects.toThrow(
      'The backup was made by a newer version of this site (it has 999-from-the-future). Update the code first.',
    )
  })

  it('changes nothing in the database when it fails halfway, and writes no file outside its folder', async () => {
    const place = await openPlace()
    await restoreBackup(place, backup)
    const file = await madeUp(migrationNames, {
      'rows/setting/000001.jsonl': '{"name":"one","value":"1"}\n',
      'media/../../escaped': 'x',
    })
    await expect(restoreBackup(place, file, { replace: true })).rejects.toThrow('does not belong here')
    expect(await rowsOf(place.database)).toEqual(rows)
  })

  it('restores a backup that had all former migrations', async () => {
    const place = await openPlace()
    const file = await madeUp(formerNames, { 'rows/setting/000001.jsonl': '{"name":"one","value":"1"}\n' })
    await restoreBackup(place, file)
    expect(await rowsOf(place.database)).toMatchObject({ setting: [{ name: 'one', value: '1' }] })
    expect(await migrate(place.database)).toEqual([])
  })

  it('refuses a backup that stopped among the former migrations, and changes nothing', async () => {
    const place = await openPlace()
    await restoreBackup(place, backup)
    const file = await madeUp(formerNames.slice(0, -1))
    await expect(restoreBackup(place, file, { replace: true })).rejects.toThrow(
      'The backup was made by an older version of this site (it ends with 120-booking-hours), which this one cannot bring up to date. Restore it with the last version of this site that has the migration 140-due-day-stays, and make a new backup there.',
    )
    expect(await rowsOf(place.database)).toEqual(rows)
  })

  it('backs up and restores a database with the former migrations', async () => {
    const place = await openPlace()
    // Not the rows of the full site, which may have columns of later migrations.
    await asFormer(place.database)
    const message = { id: 'one', ...messageExample, created_at: '2026-11-15T00:00:00.000Z' }
    await place.database.db.insertInto('message').values(message).execute()
    const tally = await tallyOf(place.database)
    const file = newFile()
    await makeBackup(place.database, place.storage, file)
    const squashed = migrationNames.slice(0, migrationNames.indexOf(lastSquashed) + 1)
    expect((await checkBackup(file)).migrations).toEqual(squashed)
    await restoreBackup(place, file, { replace: true })
    expect(await migrate(place.database)).toEqual([])
    expect(await tallyOf(place.database)).toEqual(tally)
    expect(await rowsOf(place.database)).toMatchObject({ message: [message] })
  })
})

it('both commands print one line with their result or the reason for a failure', async () => {
  const run = (command: string, args: string[], dataDir: string, databaseUrl = '') =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, command), ...args], {
      cwd: folder,
      env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    }).catch((error: { stderr: string }) => error)
  const place = await openPlace()
  const { dataDir, databaseUrl } = place.config
  const restored = await run('restore-backup.ts', [backup], dataDir, databaseUrl)
  expect(restored).toMatchObject({
    stderr: '',
    stdout: expect.stringMatching(/^Restored \d+ rows and \d+ files, .+\n$/),
  })
  const again = await run('restore-backup.ts', [backup], dataDir, databaseUrl)
  expect(again.stderr).toMatch(/^There is content here already .+\n$/)
  const made = await run('make-backup.ts', [], dataDir, databaseUrl)
  expect(made).toMatchObject({
    stderr: '',
    stdout: expect.stringMatching(/^Backed up \d+ rows .+ MB: .+\.tar\.gz\n$/),
  })
  expect(await readdir(join(dataDir, 'backups'))).toHaveLength(1)
})
