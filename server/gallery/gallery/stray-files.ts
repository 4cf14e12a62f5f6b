import type { Db } from '../../../db/open.ts'
import type { Storage } from '../../platform/media/storage.ts'
import { filesOf } from './gallery-files.ts'
import { listFiled } from './gallery-picture.queries.ts'

/** Few enough for one question. */
const batch = 200

/**
 * Removes files that no picture names: those of an upload that a crash ended before its row was written, and those of a
 * picture that was deleted a moment before one. What is younger may still get its row.
 */
export async function removeStrayFiles(db: Db, { galleries }: Storage, before: Date) {
  const old = (await galleries.list()).filter(({ changedAt }) => changedAt < before)
  const ofPicture = Map.groupBy(old, ({ name }) => name.split('/')[1] ?? '')
  const ids = [...ofPicture.keys()]
  for (let n = 0; n < ids.length; n += batch) {
    const some = ids.slice(n, n + batch)
    const known = new Set((await listFiled(db, some)).flatMap(filesOf))
    for (const id of some)
      for (const { name } of ofPicture.get(id)!) if (!known.has(name)) await galleries.remove(name)
  }
}
