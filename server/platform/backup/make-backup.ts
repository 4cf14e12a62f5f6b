/** `npm run backup` writes one file with the database and the pictures into DATA_DIR/backups, or to the given path. */
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openDatabase } from '../../../db/open.ts'
import { readConfig } from '../../config.ts'
import { loadEnvFile } from '../../env-file.ts'
import { openStorage } from '../media/storage.ts'
import { errorSentence } from '../../error-sentence.ts'
import { backupFile, backupFileName, newBackupId } from './backup-files.ts'
import { makeBackup } from './backup.ts'

loadEnvFile()

function fileFor(given: string | undefined, dataDir: string) {
  if (!given) return backupFile(dataDir, newBackupId())
  const isFolder = statSync(given, { throwIfNoEntry: false })?.isDirectory() || given.endsWith('/')
  return isFolder ? join(resolve(given), backupFileName(newBackupId())) : resolve(given)
}

try {
  const config = readConfig(process.env)
  const file = fileFor(process.argv[2], config.dataDir)
  const database = openDatabase(config)
  const { rows, files, bytes } = await makeBackup(database, openStorage(config), file)
  await database.close()
  console.log(`Backed up ${rows} rows and ${files} files, ${(bytes / 1_048_576).toFixed(1)} MB: ${file}`)
} catch (error) {
  console.error(errorSentence(error, 'The backup failed'))
  process.exit(1)
}
