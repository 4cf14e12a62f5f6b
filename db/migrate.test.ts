import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isMigrated, migrate, NewerDatabaseError } from './migrate.ts'
import { openDatabase, type Database } from './open.ts'
import { freshPlace, type FreshPlace } from './testing/fresh-place.ts'

const all = ['001-identity', '002-content', '003-requests']

let place: FreshPlace
let database: Database

beforeEach(async () => {
  place = await freshPlace()
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

test('a database with a migration this code does not know stops with a sentence', async () => {
  await migrate(database)
  await sql`insert into kysely_migration (name, timestamp) values ('999-from-the-future', '2030-01-01')`.execute(
    database.db,
  )
  const refused = migrate(database)
  await expect(refused).rejects.toBeInstanceOf(NewerDatabaseError)
  await expect(refused).rejects.toThrow(/newer version of this site \(it has 999-from-the-future\)\. .+\.$/)
  expect(await isMigrated(database)).toBe(false)
})

const rounds = 150
const processes = 5

async function startProcess() {
  const child = fork(join(import.meta.dirname, 'testing', 'migrating-process.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  await once(child, 'message')
  return { child, complaint: () => complaint }
}

async function outcome({ child, complaint }: { child: ChildProcess; complaint: () => string }) {
  const names = once(child, 'message').then(([sent]) => sent as string[])
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(complaint())
  })
  const [result] = await Promise.all([Promise.race([names, ended.then(() => names)]), ended])
  return result
}

test(
  `${processes} processes may migrate one new database at once, ${rounds} times`,
  { timeout: 600_000 },
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const shared = await freshPlace()
      const started = await Promise.all(Array.from({ length: processes }, startProcess))
      const outcomes = started.map(outcome)
      for (const { child } of started)
        child.send({ dataDir: shared.dataDir, databaseUrl: shared.databaseUrl })
      const done = await Promise.all(outcomes)
      expect(done.flat().toSorted(), `round ${round}`).toEqual(all)
      await shared.remove()
    }
  },
)
