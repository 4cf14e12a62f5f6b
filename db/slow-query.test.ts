import { expect, it, onTestFinished } from 'vitest'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { emptyPlace } from './testing/empty-place.ts'

it('a slow query is reported by its text, never by its values', async () => {
  const place = await emptyPlace()
  const told: { sql: string; ms: number }[] = []
  const database = openDatabase({ ...place, onQuery: (sql, ms) => told.push({ sql, ms }) })
  onTestFinished(async () => {
    await database.close()
    await place.remove()
  })
  await migrate(database)
  told.length = 0
  await database.db.insertInto('setting').values({ name: 'a-name', value: 'a-secret' }).execute()
  await database.db.selectFrom('setting').select('value').where('name', '=', 'a-name').execute()
  expect(told.map(({ sql }) => sql)).toEqual([
    expect.stringMatching(/^insert into "setting" .* values \((\?, \?|\$1, \$2)\)$/),
    expect.stringMatching(/^select "value" from "setting" where "name" = (\?|\$1)$/),
  ])
  expect(told.every(({ ms }) => ms >= 0)).toBe(true)
})
