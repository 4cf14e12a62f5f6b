import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Selectable } from 'kysely'
import type { Db } from '../../db/open.ts'
import { demoFolder, photoFile } from '../../db/seed/pictures.ts'
import type { PictureTable } from '../../db/tables.ts'
import { findPicturesUnder, updatePicture } from '../features/picture/picture.queries.ts'
import { createPictureCache, type CachedPicture } from './cache.ts'
import { inTurn } from './in-turn.ts'
import { readPicture } from './read.ts'
import { hashOf, variantFolder, variantNames } from './recipe.ts'
import { createFolderStore, type MediaStore } from './store.ts'

/** Beside the build, which is emptied each time: the same files serve every data folder, test and later start. */
export const demoCache = createPictureCache(join(import.meta.dirname, '../../.cache/pictures'))

const fileOf = (src: string) => src.slice(demoFolder.length + 1)
const variantPaths = (hash: string, variants: CachedPicture['variants']) =>
  variantNames(hash, variants).map((name) => ({ name, path: `${variantFolder}/${name}` }))

async function adopt(db: Db, store: MediaStore, src: string, cached: CachedPicture) {
  const { hash, placeholder, variants } = cached
  for (const { name, path } of variantPaths(hash, variants))
    await store.adopt(path, demoCache.fileOf(hash, name))
  await updatePicture(db, src, { hash, placeholder, variants: JSON.stringify(variants) })
}

/** Puts one picture in place as far as that is quick, and tells whether its variants are there. */
async function place(db: Db, store: MediaStore, row: Selectable<PictureTable>) {
  const bytes = await readFile(photoFile(fileOf(row.src)))
  const original = `demo/${fileOf(row.src)}`
  if (!(await store.has(original))) await store.put(original, bytes)

  const hash = hashOf(bytes)
  const known = row.hash === hash && row.variants
  if (known && (await store.hasAll(variantPaths(hash, known).map(({ path }) => path)))) return true
  const cached = await demoCache.find(hash)
  if (cached) await adopt(db, store, row.src, cached)
  else if (!known) {
    const { placeholder } = await readPicture(bytes)
    await updatePicture(db, row.src, { hash, placeholder, variants: null })
  }
  return Boolean(cached)
}

/**
 * Brings the demo pictures into the media folder before the first visitor comes: with all variants where they were
 * made before, else the original with its placeholder. Tells how many wait for their variants.
 */
export async function placeDemoPictures(db: Db, mediaDir: string) {
  const store = createFolderStore(mediaDir)
  const rows = await findPicturesUnder(db, demoFolder)
  let waiting = 0
  await inTurn(rows, 4, async (row) => {
    if (!(await place(db, store, row))) waiting += 1
  })
  return waiting
}

/** Makes the missing variants in a process of its own; each picture changes over as soon as its files are there. */
export function finishDemoPictures(db: Db, mediaDir: string, onPicture: (src: string) => void = () => {}) {
  const store = createFolderStore(mediaDir)
  const worker = fork(join(import.meta.dirname, 'demo-worker.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let settled = Promise.resolve()
  const settle = async (file: string) => {
    const src = `${demoFolder}/${file}`
    const cached = await demoCache.find(hashOf(await readFile(photoFile(file))))
    if (!cached) return
    await adopt(db, store, src, cached)
    onPicture(src)
  }
  worker.on('message', (file: string) => {
    // A picture that fails stays with its original, and the next start tries again.
    settled = settled.then(() => settle(file)).catch((error: unknown) => console.error(`${file}: ${error}`))
  })
  return {
    async stop() {
      worker.removeAllListeners('message')
      worker.kill()
      await settled
    },
  }
}
