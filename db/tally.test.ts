import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId, newReference } from './ids.ts'
import { migrate } from './migrate.ts'
import { openDatabase, type Database } from './open.ts'
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

const booking = (changes: { resolved?: boolean; spam?: boolean } = {}) => ({
  id: newId(),
  reference: newReference(),
  name: 'Rafi',
  email: 'rafi@example.com',
  phone: '01711000000',
  event_date: '2030-01-01',
  address: 'Dhaka',
  service_title: 'Wedding',
  resolved: false,
  spam: false,
  created_at: new Date().toISOString(),
  ...changes,
})

async function tallyOf(source: 'booking' | 'message') {
  const rows = await database.db.selectFrom('tally').selectAll().where('source', '=', source).execute()
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

test('the tally follows rows that are added, changed and removed, one or many at a time', async () => {
  await migrate(database)
  const { db } = database
  expect(await tallyOf('booking')).toEqual({ pending: 0, solved: 0, spam: 0 })
  const rows = [booking(), booking(), booking(), booking({ spam: true }), booking({ resolved: true })]
  await db.insertInto('booking').values(rows).execute()
  expect(await tallyOf('booking')).toEqual({ pending: 3, solved: 1, spam: 1 })
  await db.updateTable('booking').set({ resolved: true }).where('id', '=', rows[0]!.id).execute()
  await db.updateTable('booking').set({ name: 'Nadia' }).execute()
  expect(await tallyOf('booking')).toEqual({ pending: 2, solved: 2, spam: 1 })
  await db.updateTable('booking').set({ spam: false }).execute()
  expect(await tallyOf('booking')).toEqual({ pending: 3, solved: 2, spam: 0 })
  await db.deleteFrom('booking').where('resolved', '=', true).execute()
  expect(await tallyOf('booking')).toEqual({ pending: 3, solved: 0, spam: 0 })
  expect(await tallyOf('message')).toEqual({ pending: 0, solved: 0, spam: 0 })
})

test('a row that is refused or taken back leaves the tally alone', async () => {
  await migrate(database)
  const { db } = database
  const row = booking()
  await db.insertInto('booking').values(row).execute()
  await db
    .insertInto('booking')
    .values(row)
    .onConflict((c) => c.doNothing())
    .execute()
  const undone = db.transaction().execute(async (trx) => {
    await trx.insertInto('booking').values(booking()).execute()
    throw new Error('second thoughts')
  })
  await expect(undone).rejects.toThrow('second thoughts')
  expect(await tallyOf('booking')).toEqual({ pending: 1, solved: 0, spam: 0 })
})

test('people who write and settle at once all count', async () => {
  await migrate(database)
  const { db } = database
  const rows = Array.from({ length: 40 }, (_, index) => booking({ spam: index % 2 === 0 }))
  await Promise.all(rows.map((row) => db.insertInto('booking').values(row).execute()))
  await Promise.all(
    rows.flatMap(({ id }) => [
      db.updateTable('booking').set({ resolved: true }).where('id', '=', id).execute(),
      db
        .updateTable('booking')
        .set({ spam: sql`not spam` })
        .where('id', '=', id)
        .execute(),
    ]),
  )
  expect(await tallyOf('booking')).toEqual({ pending: 0, solved: 20, spam: 20 })
})
