import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Selectable } from 'kysely'
import type { ShotFacts } from '../../../contract/portfolio/camera.ts'
import { tooHeavy } from '../../../contract/portfolio/picture-rules.ts'
import type { UploadedPicture } from '../../../contract/portfolio/picture.ts'
import type { Db } from '../../../db/open.ts'
import type { PictureTable } from '../../../db/tables/portfolio.ts'
import type { Config } from '../../config.ts'
import { AppError } from '../../platform/http/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.queries.ts'
import { sendToHost } from '../../platform/media/image-host.ts'
import { withTemporaryFolder, receiveFile } from '../../platform/media/receive-file.ts'
import { unreadable } from '../../platform/media/read-picture.ts'
import { variantFolder } from '../../platform/media/variants.ts'
import type { Storage } from '../../platform/media/storage.ts'
import type { MadePicture, ImageWorker } from '../../platform/media/image-worker.ts'
import { readSite } from '../../platform/settings/settings.queries.ts'
import { studioCredit } from '../../platform/media/credit.ts'
import { shownFileName } from './file-name.ts'
import { mediaName, toPicture } from './picture.mapper.ts'
import { findUpload, insertUpload } from './picture.queries.ts'

/** Makes the sizes of an uploaded picture. */
export const pictureJob = 'picture'

export interface PictureJob {
  src: string
}

interface Upload {
  source: Readable & { truncated?: boolean }
  name: string
  log: Pick<FastifyBaseLogger, 'error'>
}

const toReply = (row: Selectable<PictureTable>): UploadedPicture => ({
  ...toPicture(row),
  display_url: row.src,
  name: row.name,
})

/**
 * Stores uploaded pictures: each is checked by its content, stored once, and can be shown as soon as it is
 * acknowledged.
 */
export function createPictureUploads(db: Db, config: Config, storage: Storage, imageWorker: ImageWorker) {
  const { dataDir, imageHost } = config

  const makeLargest = async (file: string, folder: string, log: Upload['log']) => {
    const uploader = studioCredit(await readSite(db))
    return imageWorker.make({ file, sizes: 'largest', folder, uploader }).catch((error: Error) => {
      if (error instanceof AppError) throw error
      log.error({ err: error }, 'picture not read')
      throw unreadable()
    })
  }

  /** The largest JPEG becomes public, the original stays private; the other sizes come later. */
  async function store(original: string, file: string, folder: string, { files: [largest] }: MadePicture) {
    const name = `${variantFolder}/${largest}`
    await storage.originals.keep(original, file)
    await storage.media.keep(name, join(folder, largest!))
    return `/media/${name}`
  }

  const fileExists = async ({ src }: Selectable<PictureTable>) => {
    const name = mediaName(src)
    return name === null || storage.media.has(name)
  }

  /** The job for its sizes is queued in the same transaction, so that a crash loses neither. */
  const record = (
    src: string,
    original: string,
    { hash, width, height, placeholder, name, camera }: PictureFacts,
  ) =>
    db.transaction().execute(async (trx) => {
      const row = await insertUpload(trx, {
        src,
        original,
        hash,
        width,
        height,
        placeholder,
        name,
        camera: camera && JSON.stringify(camera),
      })
      if (mediaName(row.src) !== null && !row.variants) {
        await enqueue(trx, pictureJob, { src: row.src } satisfies PictureJob)
      }
      return toReply(row)
    })

  return ({ source, name: given, log }: Upload) =>
    withTemporaryFolder(dataDir, async (folder) => {
      const name = shownFileName(given)
      const file = join(folder, 'original')
      const original = await receiveFile(source, file)
      if (source.truncated) throw new AppError('too-large', tooHeavy)
      const known = await findUpload(db, original)
      if (known && (await fileExists(known))) return record(known.src, original, { ...known, name })
      const made = await makeLargest(file, folder, log)
      const src = imageHost
        ? await sendToHost(imageHost, join(folder, made.files[0]!), name || 'picture')
        : await store(original, file, folder, made)
      return record(src, original, { ...made, name })
    })
}

type PictureFacts = Pick<Selectable<PictureTable>, 'hash' | 'width' | 'height' | 'placeholder' | 'name'> & {
  camera?: ShotFacts | null
}
export type StorePicture = ReturnType<typeof createPictureUploads>
