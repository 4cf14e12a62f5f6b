import type { Db } from '../../../db/open.ts'
import type { Storage } from '../../platform/media/storage.ts'
import { filesOf } from './gallery-files.ts'
import { listFileFields } from './gallery-picture.queries.ts'

/** Few enough for one query. */
const batchSize = 200

/**
 * Removes files without a row: a crash can happen between storing a file and its row, or between deleting a row and its file.
 * Younger files may still get their row.
 */
export async function removeStrayFiles(db: Db, { galleries }: Storage, before: Date) {
  const old = (await galleries.list()).filter(({ changedAt }) => changedAt < before)
  const ofPicture = Map.groupBy(old, ({ name }) => name.split('/')[1] ?? '')
  const ids = [...ofPicture.keys()]
  for (let n = 0; n < ids.length; n += batchSize) {
    const some = ids.slice(n, n + batchSize)
    const known = new Set((await listFileFields(db, some)).flatMap(filesOf))
    for (const id of some)
      for (const { name } of ofPicture.get(id)!) if (!known.has(name)) await galleries.remove(name)
  }
}
