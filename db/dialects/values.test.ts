import { expect, onTestFinished, test } from 'vitest'
import { newId } from '../ids.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open.ts'
import { emptyPlace } from '../testing/empty-place.ts'

test('booleans and JSON are read as such under whatever name, and text that looks like them stays text', async () => {
  const place = await emptyPlace()
  const database = openDatabase(place)
  onTestFinished(async () => {
    await database.close()
    await place.remove()
  })
  await migrate(database)
  const { db } = database
  const created_at = new Date().toISOString()
  await db
    .insertInto('job')
    .values({ id: newId(), kind: '[1]', payload: '{"a":1}', run_at: created_at, created_at })
    .execute()
  const message = { name: 'Rafi', email: 'rafi@example.com', subject: '{"a":1}', message: 'Hello' }
  const stored = await db
    .insertInto('message')
    .values({ id: newId(), ...message, created_at })
    .returning(['resolved as spam', 'subject as payload'])
    .executeTakeFirstOrThrow()
  expect(stored).toEqual({ spam: false, payload: '{"a":1}' })
  const job = await db.selectFrom('job').select(['payload as letter', 'kind as gallery']).executeTakeFirst()
  expect(job).toEqual({ letter: { a: 1 }, gallery: '[1]' })
})
