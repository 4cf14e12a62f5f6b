/** A process of its own for the tests of starting at once: says that it is ready, waits for the word, migrates. */
import { once } from 'node:events'
import { migrate } from '../migrate.ts'
import { openDatabase, type Place } from '../open.ts'

process.send?.('ready')
const [place] = (await once(process, 'message')) as [Place]
const database = openDatabase(place)
const names = await migrate(database)
await database.close()
process.send?.(names, () => process.disconnect())
