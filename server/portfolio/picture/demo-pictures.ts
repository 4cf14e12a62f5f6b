import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Selectable } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { demoFolder, photoFile, picture } from '../../../db/seed/pictures.ts'
import type { PictureTable } from '../../../db/tables/portfolio.ts'
import { findPicturesUnder, updatePicture } from './picture.queries.ts'
import {
  createPictureCache,
  demoCacheFolder,
  type CachedPicture,
} from '../../platform/media/picture-cache.ts'
import { forEachConcurrently } from '../../platform/media/concurrency.ts'
import { readPicture } from '../../platform/media/read-picture.ts'
import { hashOf, variantFolder, variantNames } from '../../platform/media/variants.ts'
import { createFolderStore } from '../../platform/media/store.ts'

const fileOf = (src: string) => src.slice(demoFolder.length + 1)
const variantPath = (name: string) => `${variantFolder}/${name}`

/** Copies the demo's photographs into the media folder, at every size. */
export function createDemoPictures(db: Db, mediaDir: string, cacheFolder = demoCacheFolder) {
  const store = createFolderStore(mediaDir)
  const cache = createPictureCache(cacheFolder)

  async function placeCached(src: string, { hash, placeholder, variants }: CachedPicture) {
    for (const name of variantNames(hash, variants))
      await store.adopt(variantPath(name), cache.fileOf(hash, name))
    await updatePicture(db, src, { hash, placeholder, variants: JSON.stringify(variants) })
  }

  /** Places the original and the sizes that are cached. Returns whether all sizes are there. */
  async function placeOne({ src, hash: knownHash, variants }: Selectable<PictureTable>) {
    const bytes = await readFile(photoFile(fileOf(src)))
    const original = `demo/${fileOf(src)}`
    if (!(await store.has(original))) await store.put(original, bytes)

    const hash = hashOf(bytes)
    const known = knownHash === hash ? variants : null
    if (known && (await store.hasAll(variantNames(hash, known).map(variantPath)))) return true
    const cached = await cache.find(hash)
    if (cached) await placeCached(src, cached)
    else if (knownHash !== hash) {
      const { placeholder } = await readPicture(bytes)
      await updatePicture(db, src, { hash, placeholder, variants: null })
    }
    return cached !== null
  }

  return {
    /**
     * Runs before the site listens: places all sizes that are cached, otherwise the original with its placeholder.
     * Returns the files whose sizes are missing.
     */
    async place() {
      const waiting: string[] = []
      await forEachConcurrently(await findPicturesUnder(db, demoFolder), 4, async (row) => {
        if (!(await placeOne(row))) waiting.push(fileOf(row.src))
      })
      return waiting
    },

    /** Makes the missing sizes in a separate process. Each picture is updated as soon as its files exist. */
    finish(waiting: string[], log: Pick<FastifyBaseLogger, 'error'>) {
      const worker = fork(
        join(import.meta.dirname, '..', '..', 'platform', 'media', 'demo-worker.ts'),
        [cacheFolder, ...waiting],
        {
          execArgv: [],
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        },
      )
      let settled = Promise.resolve()
      const settle = async (file: string) => {
        const cached = await cache.find(hashOf(await readFile(photoFile(file))))
        if (cached) await placeCached(picture(file), cached)
      }
      worker.on('message', (file) => {
        // Under `node --watch` a process also reports what it has loaded.
        if (typeof file !== 'string') return
        // A failure is retried at the next start.
        settled = settled
          .then(() => settle(file))
          .catch((err) => log.error({ err, file }, 'picture not placed'))
      })
      const ended = new Promise<void>((end) => worker.once('close', end).once('error', () => end()))
      const done = ended.then(() => settled)
      return {
        done,
        stop() {
          worker.removeAllListeners('message')
          worker.kill()
          return done
        },
      }
    },
  }
}
