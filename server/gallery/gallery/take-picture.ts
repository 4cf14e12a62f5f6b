import type { FastifyBaseLogger } from 'fastify'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { AppError, notFound } from '../../platform/http/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.queries.ts'
import type { ImageWorker } from '../../platform/media/image-worker.ts'
import { unreadable } from '../../platform/media/read-picture.ts'
import type { Storage } from '../../platform/media/storage.ts'
import { shownFileName } from '../../portfolio/picture/file-name.ts'
import { countUpload } from './gallery-activity.queries.ts'
import { fileName } from './gallery-files.ts'
import { findSameFile, insertPicture } from './gallery-picture.queries.ts'
import { findOrInsertSet } from './gallery-set.queries.ts'
import { galleryPictureJob, type GalleryPictureJob } from './gallery-sizes.ts'
import { findGallery } from './gallery.queries.ts'

interface UploadedFile {
  file: string
  galleryId: string
  /** The file name from the camera. */
  name: string
  /** The folder on the owner's computer, which becomes its set. */
  set: string
}

/** The set of a folder, created with its first picture. */
function setFor(trx: Db, galleryId: string, folder: string) {
  const title = shownFileName(folder).slice(0, 80)
  return title ? findOrInsertSet(trx, galleryId, title) : null
}

interface TakePictureDependencies {
  storage: Storage
  imageWorker: ImageWorker
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Adds an uploaded file to its gallery. The file is stored before its row, and the row together with the job for its sizes, so
 * after a crash the same file can be uploaded again.
 */
export async function takePicture(
  db: Db,
  parts: TakePictureDependencies,
  { file, galleryId, name, set }: UploadedFile,
) {
  if (!(await findGallery(db, galleryId))) throw notFound('gallery')
  const sums = await parts.imageWorker.sum(file)
  const same = await findSameFile(db, galleryId, sums.sha256)
  // Recognised by its content, before it is decoded.
  if (same) return { id: same.id, isNew: false }
  const made = await parts.imageWorker
    .make({ file, sizes: 'gallery facts', folder: '', uploader: {} })
    .catch((error: Error) => {
      if (error instanceof AppError) throw error
      parts.log.error({ err: error }, 'picture of a gallery not read')
      throw unreadable()
    })
  const { colour, type, takenAt, facts } = made.gallery!
  const id = newId()
  const shown = shownFileName(name) || 'picture.jpg'
  const stored = fileName({ id, gallery_id: galleryId, sizes: null }, 'original')!
  await parts.storage.galleries.keep(stored, file)
  const inserted = await db.transaction().execute(async (trx) => {
    const row = await insertPicture(trx, {
      id,
      gallery_id: galleryId,
      set_id: await setFor(trx, galleryId, set),
      position: takenAt ? Date.parse(`${takenAt}Z`) : Date.now(),
      file_name: shown,
      type,
      ...sums,
      width: made.width,
      height: made.height,
      colour,
      placeholder: made.placeholder,
      taken_at: takenAt,
      facts: JSON.stringify(facts),
    })
    if (!row) return undefined
    await enqueue(trx, galleryPictureJob, { id } satisfies GalleryPictureJob)
    await countUpload(trx, galleryId)
    return row
  })
  if (inserted) return { id, isNew: true }
  // A concurrent upload of the same file was faster.
  await parts.storage.galleries.remove(stored)
  return { id: (await findSameFile(db, galleryId, sums.sha256))!.id, isNew: false }
}
