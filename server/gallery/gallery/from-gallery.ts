import type { FastifyBaseLogger } from 'fastify'
import type { GalleryPicks } from '../../../contract/portfolio/work.ts'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { Storage } from '../../platform/media/storage.ts'
import { fileName } from './gallery-files.ts'
import { findPicture } from './gallery-parts.queries.ts'
import type { StorePicture } from '../../portfolio/picture/picture-upload.ts'
import { addWork } from '../../portfolio/work/arrange-work.ts'

interface CopyDependencies {
  storage: Storage
  storePicture: StorePicture
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Copies pictures of a gallery to the work wall. The gallery itself stays private. */
export async function addFromGallery(
  db: Db,
  galleryId: string,
  picks: GalleryPicks,
  parts: CopyDependencies,
) {
  const src: string[] = []
  for (const id of picks.pictures) {
    const row = await findPicture(db, galleryId, id)
    const source = row && (await parts.storage.galleries.read(fileName(row, 'original')!))
    if (!source) throw notFound('picture')
    src.push((await parts.storePicture({ source, name: row.file_name, log: parts.log })).src)
  }
  return addWork(db, { src, kind: picks.kind, serviceId: picks.serviceId })
}
