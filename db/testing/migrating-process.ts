/** A process of its own for the tests of starting at once: says that it is ready, and migrates each place it is told. */
import { migrate } from '../migrate.ts'
import { openDatabase, type Place } from '../open.ts'

process.on('message', async (place: Place) => {
  const database = openDatabase(place)
  const names = await migrate(database)
  await database.close()
  process.send?.(names)
})
process.send?.('ready')
