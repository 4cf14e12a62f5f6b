/**
 * Makes the variants of all demo pictures that the cache lacks. The server starts it as a process of its own with low
 * priority, so that visitors never wait for it; `npm run pictures` does the same before tests and bench.
 */
import { readFile } from 'node:fs/promises'
import { availableParallelism, constants, setPriority } from 'node:os'
import { photoFile, photos } from '../../db/seed/pictures.ts'
import { demoCache } from './demo.ts'
import { inTurn } from './in-turn.ts'
import { processPicture } from './process.ts'
import { hashOf } from './recipe.ts'

const started = performance.now()
let made = 0

if (process.send) {
  setPriority(constants.priority.PRIORITY_LOW)
  process.on('disconnect', () => process.exit())
}

async function make(file: string) {
  const bytes = await readFile(photoFile(file))
  if (!(await demoCache.find(hashOf(bytes)))) {
    await demoCache.keep(await processPicture(bytes))
    made += 1
  }
  process.send?.(file)
}

await inTurn(photos, Math.min(availableParallelism(), 4), (photo) =>
  // One that fails keeps its original; the others go on.
  make(photo.file).catch((error: unknown) => console.error(`${photo.file}: ${error}`)),
)

if (process.send) process.disconnect()
else if (made > 0)
  console.log(`Made ${made} pictures in ${Math.round((performance.now() - started) / 1000)} s.`)
