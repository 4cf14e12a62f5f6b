import { sql } from 'kysely'
import { expect, inject, it, onTestFinished } from 'vitest'
import { openDatabase, type Db } from './open.ts'
import { isOutage } from './outage.ts'
import { emptyPlace } from './testing/empty-place.ts'

const grow = (db: Db) =>
  db.transaction().execute(async (trx) => {
    for (let n = 0; n < 20; n++) await sql`insert into bulk values (zeroblob(100000))`.execute(trx)
  })

const rows = async (db: Db) => (await sql`select 1 from bulk`.execute(db)).rows.length

it.runIf(inject('engine') === 'sqlite')(
  'a full disk is told as what it is, stores nothing by halves, and is over when there is room again',
  async () => {
    const place = await emptyPlace()
    const { db, close } = openDatabase(place)
    onTestFinished(async () => {
      await close()
      await place.remove()
    })
    await sql`create table bulk (bytes blob)`.execute(db)
    await sql`pragma max_page_count = 300`.execute(db)
    const error: unknown = await grow(db).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ message: expect.stringContaining('full') })
    expect(isOutage(error)).toBe(true)
    expect(await rows(db)).toBe(0)
    await sql`pragma max_page_count = 100000`.execute(db)
    await grow(db)
    expect(await rows(db)).toBe(20)
  },
)
