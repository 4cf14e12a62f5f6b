import { statfs } from 'node:fs/promises'
import { shownSize } from '../../../contract/shape/sizes.ts'
import type { Database } from '../../../db/open.ts'
import { databaseFacts } from '../../../db/facts.ts'
import type { Storage } from '../media/storage.ts'
import { BackupError } from './archive.ts'
import { places } from './backup.ts'

/** Left free for everything else that is written to the disk meanwhile. */
const spare = 100_000_000

/** Estimated without compression: pictures hardly shrink, and rows are few bytes compared to them. */
async function estimateSize(database: Database, storage: Storage) {
  let bytes = (await databaseFacts(database)).size
  for (const place of places) for (const file of await storage[place].list()) bytes += file.bytes
  return bytes
}

const freeBytes = (folder: string) =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    // This system cannot tell; writing then fails when the disk is full.
    () => Infinity,
  )

/** Refuses a backup that would fill the disk, since uploads and the database need it as well. */
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
