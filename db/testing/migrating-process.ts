/** A process for the tests of concurrent starts: reports that it is ready, and migrates each database it is told to. */
import { migrate } from '../migrate.ts'
import { openDatabase, type Place } from '../open.ts'

process.on('message', async (place: Place) => {
  const database = openDatabase(place)
  const names = await migrate(database)
  await database.close()
  process.send?.(names)
})
process.send?.('ready')
