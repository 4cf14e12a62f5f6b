import type { FileSize } from '../../../contract/gallery-parts.ts'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../errors.ts'
import { addActivity } from '../gallery/gallery-activity.ts'
import { fileName } from '../gallery/gallery-files.ts'
import { findPicture } from '../gallery/gallery-parts.queries.ts'
import { checkFile, type Visit } from './gallery-access.ts'

const typeOf = (type: string, size: FileSize) =>
  size === 'original' ? type : size === 'web' ? 'image/jpeg' : 'image/webp'

/** Files for screens are JPEG, whatever the camera wrote. */
const shownName = (name: string, size: FileSize) =>
  size === 'web' ? `${name.replace(/\.[^.]*$/, '')}.jpg` : name

/** Where a file lies and what is said about it, for whom may have it. */
export async function findFile(db: Db, visit: Visit, id: string, size: FileSize) {
  await checkFile(db, visit, size)
  const picture = await findPicture(db, visit.row.id, id)
  const name = picture && fileName(picture, size)
  if (!name) throw notFound('picture')
  return {
    name,
    shownAs: shownName(picture.file_name, size),
    type: typeOf(picture.type, size),
    bytes: size === 'original' ? picture.bytes : picture.sizes![size],
    etag: `"${picture.sha256.slice(0, 20)}-${size}-${picture.sizes?.version ?? ''}"`,
  }
}

export const tellDownload = (db: Db, { row, role }: Visit, detail: string) =>
  addActivity(db, row.id, { what: 'downloaded', actor: role, detail })
