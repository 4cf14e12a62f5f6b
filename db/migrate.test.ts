import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { DatabaseVersionError, isMigrated, migrate, migrationNames as all } from './migrate.ts'
import { openDatabase, type Database, type Place } from './open.ts'
import { emptyPlace, type EmptyPlace } from './testing/empty-place.ts'
import { asFormer, formerNames, lastSquashed } from './testing/former-names.ts'

const added = all.slice(all.indexOf(lastSquashed) + 1)

let place: EmptyPlace
let database: Database

beforeEach(async () => {
  place = await emptyPlace()
  database = openDatabase(place)
})

afterEach(async () => {
  await database.close()
  await place.remove()
})

test('a new database gets every migration once, and a second run does nothing', async () => {
  expect(await isMigrated(database)).toBe(false)
  expect(await migrate(database)).toEqual(all)
  expect(await isMigrated(database)).toBe(true)
  expect(await migrate(database)).toEqual([])
  expect(await isMigrated(database)).toBe(true)
})

test('a database with an unknown migration is refused with a sentence', async () => {
  await migrate(database)
  await sql`insert into kysely_migration (name, timestamp) values ('999-from-the-future', '2030-01-01')`.execute(
    database.db,
  )
  const refused = migrate(database)
  await expect(refused).rejects.toBeInstanceOf(DatabaseVersionError)
  await expect(refused).rejects.toThrow(/newer version of this site \(it has 999-from-the-future\)\. .+\.$/)
})

test('a running process stays ready when a newer one migrates the database', async () => {
  await migrate(database)
  await sql`insert into kysely_migration (name, timestamp) values ('999-from-the-future', '2030-01-01')`.execute(
    database.db,
  )
  expect(await isMigrated(database)).toBe(true)
})

async function journal({ db }: Database) {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Indexes and constraints that are named after former columns and tables. */
async function partsWithOldNames({ db, engine }: Database) {
  const { rows } = await (
    engine === 'postgres'
      ? sql`select relname from pg_class where relname like '%send\\_key%' or relname like 'new\\_%'
          union select conname from pg_constraint where conname like '%send\\_key%' or conname like 'new\\_%'`
      : sql`select name from sqlite_schema where name like '%send_key%'`
  ).execute(db)
  return rows
}

test('a database at the last former migration is renamed and brought up to date', async () => {
  await asFormer(database)
  expect(await isMigrated(database)).toBe(false)
  expect(await partsWithOldNames(database)).not.toEqual([])
  expect(await migrate(database)).toEqual(added)
  expect(await journal(database)).toEqual(all)
  expect(await partsWithOldNames(database)).toEqual([])
  expect(await isMigrated(database)).toBe(true)
})

test('a database at an earlier former migration is refused with a sentence and left unchanged', async () => {
  const older = formerNames.slice(0, -1)
  await asFormer(database, older)
  const refused = migrate(database)
  await expect(refused).rejects.toBeInstanceOf(DatabaseVersionError)
  await expect(refused).rejects.toThrow(
    /older version of this site \(it ends with 120-booking-hours\).+ has the migration 140-due-day-stays, start it once, and then start this one\.$/,
  )
  expect(await journal(database)).toEqual(older)
})

test('a database with an unknown migration after the former ones counts as newer', async () => {
  await asFormer(database, [...formerNames, '150-another-way'])
  await expect(migrate(database)).rejects.toThrow(/newer version of this site \(it has 150-another-way\)/)
  expect(await journal(database)).toContain('150-another-way')
})

const rounds = 5
const processes = 3

/** Started and waiting for a message, so that all of them begin at the same moment. */
async function startProcess() {
  const child = fork(join(import.meta.dirname, 'testing', 'migrating-process.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  onTestFinished(() => void child.kill())
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const answer = async () => {
    const closed = once(child, 'close').then(([code]) => {
      throw new Error(complaint || `The process ended with code ${code}`)
    })
    const [said] = await Promise.race([once(child, 'message'), closed])
    return said
  }
  await answer()

  return (shared: Place): Promise<string[]> => {
    child.send(shared)
    return answer()
  }
}

test(`${processes} processes can migrate one new database at the same time, ${rounds} times`, async () => {
  const waiting = await Promise.all(Array.from({ length: processes }, startProcess))
  for (let round = 0; round < rounds; round += 1) {
    const shared = await emptyPlace()
    onTestFinished(shared.remove)
    const { dataDir, databaseUrl } = shared
    const done = await Promise.all(waiting.map((go) => go({ dataDir, databaseUrl })))
    expect(done.flat().toSorted(), `round ${round}`).toEqual(all)
  }
})

test(`${processes} processes can rename the former migrations of one database at the same time`, async () => {
  await asFormer(database)
  const waiting = await Promise.all(Array.from({ length: processes }, startProcess))
  const { dataDir, databaseUrl } = place
  const done = await Promise.all(waiting.map((go) => go({ dataDir, databaseUrl })))
  expect(done.flat()).toEqual(added)
  expect(await journal(database)).toEqual(all)
})
