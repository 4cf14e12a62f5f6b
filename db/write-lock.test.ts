import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { newId } from './ids.ts'
import { openDatabase, type Db } from './open.ts'
import { isOutage } from './outage.ts'
import { readSnapshot } from './transactions.ts'
import { migratedPlace } from './testing/migrated-place.ts'

async function openSite() {
  const place = await migratedPlace()
  const database = openDatabase(place)
  onTestFinished(async () => {
    await database.close()
    await place.remove()
  })
  return { ...database, dataDir: place.dataDir }
}

/** What another process does that writes for a long time. */
function holdWriteLock(dataDir: string) {
  const other = new DatabaseSync(join(dataDir, 'aloka.sqlite'))
  other.exec('begin immediate')
  const letGo = () => {
    if (other.isOpen) other.close()
  }
  onTestFinished(letGo)
  return letGo
}

const write = (db: Db, name = newId()) => db.insertInto('setting').values({ name, value: '' }).execute()
const countIn = async (db: Db) => (await db.selectFrom('setting').select('name').execute()).length

/** The longest time for which nothing else could run while this went on. */
async function longestPause(work: Promise<unknown>) {
  let [longest, last] = [0, performance.now()]
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  await work.catch(() => {})
  clearInterval(timer)
  return Math.max(longest, performance.now() - last)
}

describe.runIf(inject('engine') === 'sqlite')('while another process holds the write lock of SQLite', () => {
  it('reads are answered, and writes wait for it without stopping anything else', async () => {
    const { db, dataDir } = await openSite()
    await write(db)
    const letGo = holdWriteLock(dataDir)
    const writes = Promise.all([
      write(db),
      db.transaction().execute((trx) => write(trx)),
      db.updateTable('setting').set({ value: 'new' }).execute(),
    ])
    const pause = longestPause(writes)
    await sleep(300)
    expect(await countIn(db)).toBe(1)
    expect((await sql`select name from setting`.execute(db)).rows).toHaveLength(1)
    letGo()
    await writes
    expect(await countIn(db)).toBe(3)
    expect(await pause).toBeLessThan(250)
  })

  it('every write is refused after five seconds, those behind it too, and later ones go through', async () => {
    const { db, identityDb, dataDir } = await openSite()
    const letGo = holdWriteLock(dataDir)
    const since = performance.now()
    const refused = await Promise.allSettled([
      write(db),
      write(identityDb),
      db.transaction().execute((trx) => write(trx)),
    ])
    expect(refused.map((one) => one.status === 'rejected' && isOutage(one.reason))).toEqual([
      true,
      true,
      true,
    ])
    const took = performance.now() - since
    expect(took).toBeGreaterThan(4900)
    expect(took).toBeLessThan(7000)
    letGo()
    await write(db)
    expect(await countIn(db)).toBe(1)
  })
})

it('what was written is read at once, by us and by the identity library', async () => {
  const { db, identityDb } = await openSite()
  for (let count = 1; count <= 50; count++) {
    await write(count % 2 ? db : identityDb)
    expect([await countIn(db), await countIn(identityDb)]).toEqual([count, count])
  }
})

it('a transaction reads what it wrote, and nobody else does until it ends', async () => {
  const { db } = await openSite()
  await db.transaction().execute(async (trx) => {
    await write(trx)
    expect(await countIn(trx)).toBe(1)
    expect(await countIn(db)).toBe(0)
  })
  expect(await countIn(db)).toBe(1)
  const failed = db.transaction().execute(async (trx) => {
    await write(trx)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await countIn(db)).toBe(1)
})

it('a snapshot stays as it was while the same process writes, and only reads', async () => {
  const database = await openSite()
  const { db } = database
  await readSnapshot(database, async (snapshot) => {
    expect(await countIn(snapshot)).toBe(0)
    await write(db)
    expect([await countIn(snapshot), await countIn(db)]).toEqual([0, 1])
  })
  const writing = readSnapshot(database, (snapshot) => sql`delete from setting`.execute(snapshot))
  await expect(writing).rejects.toThrow(/read-?only/)
  expect(await countIn(db)).toBe(1)
})
