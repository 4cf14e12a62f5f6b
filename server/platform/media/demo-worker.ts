/**
 * Makes the variants of the named demo pictures, or of all that the cache lacks. The server starts it as a separate process
 * with low priority, so that visitors never wait for it; `npm run pictures` does the same before the bench.
 */
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { photoFile, photos } from '../../../db/seed/pictures.ts'
import { demoSite } from '../../../db/seed/site.ts'
import { createPictureCache, demoCacheFolder } from './picture-cache.ts'
import { takeLowPriority } from './low-priority.ts'
import { forEachConcurrently } from './concurrency.ts'
import { processPicture } from './process-picture.ts'
import { studioCredit } from './credit.ts'
import { hashOf } from './variants.ts'

const [folder = demoCacheFolder, ...named] = process.argv.slice(2)
// The list begins with the pictures that a visitor sees first.
const files = photos.map(({ file }) => file).filter((file) => named.length === 0 || named.includes(file))
const cache = createPictureCache(folder)
const started = performance.now()
let made = 0

if (process.send) {
  takeLowPriority()
  process.on('disconnect', () => process.exit())
}

async function make(file: string) {
  const bytes = await readFile(photoFile(file))
  if (!(await cache.find(hashOf(bytes)))) {
    await cache.keep(await processPicture(bytes, studioCredit(demoSite)))
    made += 1
  }
  process.send?.(file)
}

await forEachConcurrently(files, Math.min(availableParallelism(), 4), (file) =>
  // If one fails, its original is shown, and the others continue.
  make(file).catch((error: unknown) => console.error(`${file}: ${error}`)),
)

if (process.send) process.disconnect()
else console.log(`Made ${made} pictures in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
