/** `npm run restore -- FILE` restores a backup into an empty database; with `--replace` also over existing content. */
import { resolve } from 'node:path'
import { openDatabase } from '../../../db/open.ts'
import { readConfig } from '../../config.ts'
import { loadEnvFile } from '../../env-file.ts'
import { openStorage } from '../media/storage.ts'
import { errorSentence } from '../../error-sentence.ts'
import { restoreBackup } from './restore.ts'

loadEnvFile()
const given = process.argv.slice(2)
const file = given.find((word) => word !== '--replace')
if (!file) {
  console.error('Name the backup: npm run restore -- aloka-2026-11-15T08-00-00.tar.gz')
  process.exit(1)
}

try {
  const config = readConfig(process.env)
  const database = openDatabase(config)
  const place = { database, storage: openStorage(config), dataDir: config.dataDir }
  const { rows, files, madeAt } = await restoreBackup(place, resolve(file), {
    replace: given.includes('--replace'),
  })
  await database.close()
  console.log(`Restored ${rows} rows and ${files} files, as they were at ${madeAt} (${database.engine}).`)
} catch (error) {
  console.error(errorSentence(error, 'The restore failed, and the database is as it was'))
  process.exit(1)
}
