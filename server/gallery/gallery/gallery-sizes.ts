import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { siteName } from '../../../contract/shape/site.ts'
import type { GallerySizes } from '../../../db/tables/gallery.ts'
import type { Db } from '../../../db/open.ts'
import { enqueue } from '../../platform/jobs/jobs.queries.ts'
import { crc32Of } from '../../platform/media/gallery-picture.ts'
import type { ImageWorker } from '../../platform/media/image-worker.ts'
import { withTemporaryFolder } from '../../platform/media/receive-file.ts'
import type { Storage } from '../../platform/media/storage.ts'
import { readSite } from '../../platform/settings/settings.queries.ts'
import { studioCredit } from '../../platform/media/credit.ts'
import { fileName, filesOf } from './gallery-files.ts'
import { findWithGallery, listPictureIds, updateSizes } from './gallery-picture.queries.ts'

/** Makes the sizes of one picture of a gallery. */
export const galleryPictureJob = 'gallery-picture'

export interface GalleryPictureJob {
  id: string
}

/** Part of the file names, so that a changed watermark makes new files. */
const versionOf = (mark: string) =>
  mark === '' ? 'plain' : createHash('sha256').update(mark).digest('hex').slice(0, 10)

interface SizesParts {
  dataDir: string
  storage: Storage
  imageWorker: ImageWorker
}

/** Enqueues all pictures of a gallery; sizes that are up to date are not made again. */
export async function remakeSizes(trx: Db, galleryId: string) {
  for (const { id } of await listPictureIds(trx, galleryId))
    await enqueue(trx, galleryPictureJob, { id } satisfies GalleryPictureJob)
}

/** Job handler: makes the sizes of a picture. Can be repeated, since the same files get the same names. */
export function createGallerySizes(db: Db, { dataDir, storage, imageWorker }: SizesParts) {
  return async ({ id }: GalleryPictureJob) => {
    const row = await findWithGallery(db, id)
    if (!row) return
    const site = await readSite(db)
    const mark = row.watermark ? siteName(site) : ''
    const version = versionOf(mark)
    if (row.sizes?.version === version) return
    await withTemporaryFolder(dataDir, async (folder) => {
      const file = join(folder, 'original')
      if (!(await storage.galleries.copyTo(fileName(row, 'original')!, file)))
        throw new Error(`The original of ${row.file_name} is missing.`)
      await imageWorker.make({ file, sizes: 'gallery', folder, uploader: studioCredit(site), mark })
      const bytesOf = async (name: string) => (await stat(join(folder, name))).size
      const sizes: GallerySizes = {
        version,
        thumb: await bytesOf('thumb'),
        view: await bytesOf('view'),
        web: await bytesOf('web'),
        webCrc32: await crc32Of(createReadStream(join(folder, 'web'))),
      }
      const made = { ...row, sizes }
      for (const size of ['web', 'view', 'thumb'] as const)
        await storage.galleries.keep(fileName(made, size)!, join(folder, size))
      const updated = await updateSizes(db, id, sizes)
      // Remove all files of a picture that was deleted meanwhile, or those with the old watermark.
      const kept = updated ? filesOf(made) : []
      const all = new Set([...filesOf(made), ...filesOf(row)])
      for (const name of all) if (!kept.includes(name)) await storage.galleries.remove(name)
    })
  }
}
