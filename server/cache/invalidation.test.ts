import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { openDatabase, type Database } from '../../db/open.ts'
import { emptyPlace } from '../../db/testing/empty-place.ts'
import { createInvalidation } from './invalidation.ts'
import { anything } from './tags.ts'

/** Processes on one database, each with all that it was told to drop. */
async function createProcesses<Name extends string>(...names: Name[]) {
  const place = await emptyPlace()
  const databases: Database[] = []
  onTestFinished(async () => {
    await Promise.all(databases.map((database) => database.close()))
    await place.remove()
  })
  const begin = async () => {
    const database = openDatabase(place)
    databases.push(database)
    await migrate(database)
    const dropped: string[][] = []
    const { invalidate, watch } = createInvalidation(database, (tags) => dropped.push([...tags]))
    const begins = () => watch((error) => expect.unreachable(String(error)))
    return { db: database.db, dropped, invalidate, begins }
  }
  const processes: [string, Awaited<ReturnType<typeof begin>>][] = []
  for (const name of names) processes.push([name, await begin()])
  return Object.fromEntries(processes) as Record<Name, Awaited<ReturnType<typeof begin>>>
}

it('a change in one process drops what shows it in the others once', async () => {
  const { here, there } = await createProcesses('here', 'there')
  const stop = there.begins()
  await expect.poll(() => there.dropped).toEqual([[anything]])
  await here.invalidate(['service:1', 'services'])
  expect(here.dropped).toEqual([['service:1', 'services']])
  await expect.poll(() => there.dropped).toEqual([[anything], ['service:1', 'services']])
  // Its own it knows already.
  await there.invalidate(['posts'])
  await here.invalidate(['site'])
  await expect.poll(() => there.dropped).toHaveLength(4)
  expect(there.dropped.slice(2)).toEqual([['posts'], ['site']])
  await stop()
})

it('of many that change something at once, all are heard', async () => {
  const { a, b, c } = await createProcesses('a', 'b', 'c')
  const stop = c.begins()
  await expect.poll(() => c.dropped).toHaveLength(1)
  const tags = Array.from({ length: 20 }, (_, n) => `service:${n}`)
  await Promise.all(tags.map((tag, n) => (n % 2 ? a : b).invalidate([tag])))
  await expect.poll(() => c.dropped.slice(1).flat().toSorted()).toEqual(tags.toSorted())
  await stop()
})

it('a process that was away until the list was swept drops everything', async () => {
  const { here, there } = await createProcesses('here', 'there')
  const first = there.begins()
  await expect.poll(() => there.dropped).toHaveLength(1)
  await first()
  for (const tag of ['service:1', 'service:2']) await here.invalidate([tag])
  await here.db.deleteFrom('invalidation').where('id', '<', 3).execute()
  const second = there.begins()
  await expect.poll(() => there.dropped).toEqual([[anything], [anything]])
  await second()
})
