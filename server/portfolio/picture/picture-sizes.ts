import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../../../db/open.ts'
import { withTemporaryFolder } from '../../platform/media/receive-file.ts'
import { variantFolder } from '../../platform/media/variants.ts'
import type { Storage } from '../../platform/media/storage.ts'
import type { ImageWorker } from '../../platform/media/image-worker.ts'
import { readSite } from '../../platform/settings/settings.queries.ts'
import { studioCredit } from '../../platform/media/credit.ts'
import type { PictureJob } from './picture-upload.ts'
import { findPicture, updatePicture } from './picture.queries.ts'

interface SizesOptions {
  dataDir: string
  storage: Storage
  imageWorker: ImageWorker
}

/** The handler of `pictureJob`. Running it twice is safe, because the same files get the same names. */
export function createSizes(db: Db, { dataDir, storage, imageWorker }: SizesOptions) {
  return async ({ src }: PictureJob) => {
    const picture = await findPicture(db, src)
    if (!picture?.original || picture.variants) return
    const original = await storage.originals.read(picture.original)
    if (!original) throw new Error(`The original of ${src} is missing.`)
    await withTemporaryFolder(dataDir, async (folder) => {
      const file = join(folder, 'original')
      const uploader = studioCredit(await readSite(db))
      await pipeline(original, createWriteStream(file))
      const { files, hash, variants } = await imageWorker.make({ file, sizes: 'all', folder, uploader })
      for (const name of files) await storage.media.keep(`${variantFolder}/${name}`, join(folder, name))
      await updatePicture(db, src, { hash, variants: JSON.stringify(variants) })
    })
  }
}
