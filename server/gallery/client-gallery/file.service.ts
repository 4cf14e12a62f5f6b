import type { FileSize } from '../../../contract/gallery/gallery-parts.ts'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { addActivity } from '../gallery/gallery-activity.queries.ts'
import { fileName } from '../gallery/gallery-files.ts'
import { findPicture } from '../gallery/gallery-parts.queries.ts'
import { downloadName, typeOfFile } from './download-name.ts'
import { checkFile, type Visit } from './gallery-access.ts'

/** A file of a gallery with its headers, if the visitor may have it. */
export async function findFile(db: Db, visit: Visit, id: string, size: FileSize) {
  await checkFile(db, visit, size)
  const picture = await findPicture(db, visit.row.id, id)
  const name = picture && fileName(picture, size)
  if (!name) throw notFound('picture')
  const type = typeOfFile(picture.type, size)
  return {
    name,
    shownAs: downloadName(picture.file_name, type),
    type,
    bytes: size === 'original' ? picture.bytes : picture.sizes![size],
    etag: `"${picture.sha256.slice(0, 20)}-${size}-${picture.sizes?.version ?? ''}"`,
  }
}

/** Only these sizes count as downloads; the others are for the page. */
export const isDownload = (size: FileSize) => size === 'original' || size === 'web'

export const recordDownload = (db: Db, { row, role }: Visit, detail: string) =>
  addActivity(db, row.id, { what: 'downloaded', actor: role, detail })
