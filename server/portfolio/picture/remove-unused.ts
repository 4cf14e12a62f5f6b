/** `npm run pictures:unused` lists uploaded pictures that nothing uses; with `-- --remove` it deletes them. */
import { migrate } from '../../../db/migrate.ts'
import { openDatabase } from '../../../db/open.ts'
import { readConfig } from '../../config.ts'
import { loadEnvFile } from '../../env-file.ts'
import { openStorage } from '../../platform/media/storage.ts'
import { findUnused, removeUnused } from './picture-unused.ts'

loadEnvFile()
const config = readConfig(process.env)
const database = openDatabase(config)
await migrate(database)
const storage = openStorage(config)
const unused = await findUnused(database.db, storage)
const { pictures, strays } = unused

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`
const all = [...strays, ...pictures.flatMap(({ files }) => files)]
const megabytes = (all.reduce((sum, { bytes }) => sum + bytes, 0) / 1_048_576).toFixed(1)

for (const { src, files } of pictures) console.log(`${src} with ${count(files.length, 'file')}`)
for (const { in: place, name } of strays) console.log(`${place}/${name}`)
if (all.length + pictures.length === 0) {
  console.log('Every uploaded picture is used, or younger than a day.')
} else if (process.argv.includes('--remove')) {
  await removeUnused(database.db, storage, unused)
  console.log(
    `Removed ${count(pictures.length, 'picture')} and ${count(strays.length, 'stray file')}, ${megabytes} MB.`,
  )
} else {
  console.log(
    `${count(pictures.length, 'unused picture')} and ${count(strays.length, 'stray file')}, ${megabytes} MB. Remove them: npm run pictures:unused -- --remove`,
  )
}
await database.close()
