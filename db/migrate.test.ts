import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { isMigrated, migrate, migrationNames as all, NewerDatabaseError } from './migrate.ts'
import { openDatabase, type Database, type Place } from './open.ts'
import { emptyPlace, type EmptyPlace } from './testing/empty-place.ts'

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

test('a database with a migration this code does not know stops with a sentence', async () => {
  await migrate(database)
  await sql`insert into kysely_migration (name, timestamp) values ('999-from-the-future', '2030-01-01')`.execute(
    database.db,
  )
  const refused = migrate(database)
  await expect(refused).rejects.toBeInstanceOf(NewerDatabaseError)
  await expect(refused).rejects.toThrow(/newer version of this site \(it has 999-from-the-future\)\. .+\.$/)
})

test('a process that serves already stays ready when a newer one brings the database further', async () => {
  await migrate(database)
  await sql`insert into kysely_migration (name, timestamp) values ('999-from-the-future', '2030-01-01')`.execute(
    database.db,
  )
  expect(await isMigrated(database)).toBe(true)
})

test('of accounts that two requests made of one identity, the older one stays', async () => {
  await migrate(database, '013-review-key')
  const { db } = database
  const at = (second: number) => ({
    createdAt: `2026-01-01T00:00:0${second}.000Z`,
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
  const user = { name: 'Rafi', emailVerified: true, image: null, role: 'customer' as const, ...at(0) }
  await db
    .insertInto('user')
    .values(['a', 'b'].map((id) => ({ ...user, id, email: `${id}@example.org` })))
    .execute()
  const account = { providerId: 'firebase', accountId: 'one', password: null }
  const younger = { id: '1', userId: 'a', ...account, ...at(2) }
  const older = { id: '2', userId: 'b', ...account, ...at(1) }
  const other = { id: '3', userId: 'a', ...account, accountId: 'other', ...at(1) }
  await db.insertInto('account').values([younger, older, other]).execute()
  await migrate(database)
  const left = await db.selectFrom('account').select('id').orderBy('id').execute()
  expect(left).toEqual([{ id: '2' }, { id: '3' }])
  await expect(db.insertInto('account').values(younger).execute()).rejects.toThrow(/unique/i)
})

test('the focal point of a service becomes that of its picture', async () => {
  await migrate(database, '025-post-search')
  const { db } = database
  const at = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' }
  for (const src of ['/a.jpg', '/b.jpg'])
    await db
      .insertInto('picture')
      .values({ src, width: 3, height: 2, alt: '', created_at: at.created_at })
      .execute()
  await sql`insert into service ${sql.raw('(id, title, details, thumbnail, price, gallery, focus_x, focus_y, created_at, updated_at)')}
    values ('1', 'Rings', 'Rings', '/a.jpg', 1, '[]', 12, 50, ${at.created_at}, ${at.updated_at})`.execute(db)
  await migrate(database)
  expect(
    await db.selectFrom('picture').select(['src', 'focus_x', 'focus_y']).orderBy('src').execute(),
  ).toEqual([
    { src: '/a.jpg', focus_x: 12, focus_y: 50 },
    { src: '/b.jpg', focus_x: 50, focus_y: 50 },
  ])
})

test('hours that all days had in common become those of each day', async () => {
  await migrate(database, '066-camera-facts')
  const hours = { days: [0, 5], from: '10:00', until: '18:00' }
  const studio = { hours, referencePrefix: 'NR', version: '2026-01-01T00:00:00.000Z' }
  const value = JSON.stringify(studio)
  await database.db.insertInto('setting').values({ name: 'studio', value }).execute()
  await migrate(database)
  const { value: stored } = await database.db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'studio')
    .executeTakeFirstOrThrow()
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    open: day === 0 || day === 5,
    from: '10:00',
    until: '18:00',
  }))
  expect(JSON.parse(stored)).toEqual({ ...studio, hours: week })
})

const rounds = 5
const processes = 3

/** Up and waiting for the word, so that all of them begin in the same moment. */
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

test(`${processes} processes may migrate one new database at once, ${rounds} times`, async () => {
  const waiting = await Promise.all(Array.from({ length: processes }, startProcess))
  for (let round = 0; round < rounds; round += 1) {
    const shared = await emptyPlace()
    onTestFinished(shared.remove)
    const { dataDir, databaseUrl } = shared
    const done = await Promise.all(waiting.map((go) => go({ dataDir, databaseUrl })))
    expect(done.flat().toSorted(), `round ${round}`).toEqual(all)
  }
})
