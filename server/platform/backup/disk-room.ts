import { statfs } from 'node:fs/promises'
import { shownSize } from '../../../contract/shape/sizes.ts'
import type { Database } from '../../../db/open.ts'
import { databaseFacts } from '../../../db/facts.ts'
import type { Storage } from '../media/storage.ts'
import { BackupError } from './archive.ts'
import { places } from './backup.ts'

/** What everything else on the disk goes on with meanwhile. */
const spare = 100_000_000

/** As large as what it holds: pictures hardly get smaller, and rows are little beside them. */
async function estimateSize(database: Database, storage: Storage) {
  let bytes = (await databaseFacts(database)).size
  for (const place of places) for (const file of await storage[place].list()) bytes += file.bytes
  return bytes
}

const freeBytes = (folder: string) =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    // This system does not tell: a disk that is full then says so by itself.
    () => Infinity,
  )

/** Refuses to begin what would fill the disk, which uploads and the database need as well. */
export async function requireRoom(
  database: Database,
  storage: Storage,
  folder: string,
  freeOf = freeBytes,
): Promise<void> {
  const [needed, free] = await Promise.all([estimateSize(database, storage), freeOf(folder)])
  if (free < needed + spare)
    throw new BackupError(
      `There is not enough room on the disk: the backup may take ${shownSize(needed)}, and ${shownSize(free)} are free. Delete older backups, or make room.`,
    )
}
