import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../db/open.ts'
import type { Config } from '../../config.ts'
import { runJobs, type JobHandlers } from '../../platform/jobs/runner.ts'
import { createImageWorker } from '../../platform/media/image-worker.ts'
import { openStorage } from '../../platform/media/storage.ts'
import { watchGalleries } from './gallery-clock.ts'
import { createGallerySizes, galleryPictureJob } from './gallery-sizes.ts'

/** A separate runner, because hundreds of pictures are uploaded at once and must not delay other jobs. */
export function runGalleryJobs(
  config: Config,
  db: Db,
  log: FastifyBaseLogger,
  traced: (handlers: JobHandlers) => JobHandlers,
) {
  const imageWorker = createImageWorker()
  const place = { dataDir: config.dataDir, storage: openStorage(config), imageWorker }
  const jobs = runJobs(db, traced({ [galleryPictureJob]: createGallerySizes(db, place) }), log)
  const clock = watchGalleries(db, log)
  return {
    stop() {
      const stopped = Promise.all([jobs.stop(), clock.stop()])
      imageWorker.stop()
      return stopped
    },
  }
}
