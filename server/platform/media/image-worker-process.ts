/**
 * Reads and scales uploaded pictures in a separate process with low priority: if a file crashes the image library, the site
 * stays up, and visitors never wait for it. One picture at a time, so that memory stays bounded.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { AppError } from '../http/errors.ts'
import { explainFullDisk } from './receive-file.ts'
import { makeGallerySizes, readGalleryPicture, sumsOf } from './gallery-picture.ts'
import { takeLowPriority } from './low-priority.ts'
import { processLargest, processPicture, type ProcessedPicture } from './process-picture.ts'
import type { Answer, Order, PictureOrder } from './image-worker.ts'

type Maker = (bytes: Uint8Array, order: PictureOrder) => Promise<ProcessedPicture>

const makers: Record<PictureOrder['sizes'], Maker> = {
  largest: (bytes, { uploader }) => processLargest(bytes, uploader),
  all: (bytes, { uploader }) => processPicture(bytes, uploader),
  'gallery facts': (bytes) => readGalleryPicture(bytes),
  gallery: (bytes, { uploader, mark }) => makeGallerySizes(bytes, uploader, mark),
}

async function carryOut(order: Order): Promise<Answer> {
  const { id } = order
  try {
    const bytes = await readFile(order.file)
    if (order.sizes === 'none') return { id, sums: sumsOf(bytes) }
    const { files, ...facts } = await makers[order.sizes](bytes, order)
    for (const made of files) await writeFile(join(order.folder, made.name), made.bytes)
    return { id, made: { ...facts, files: files.map(({ name }) => name) } }
  } catch (reason) {
    const error = explainFullDisk(reason)
    if (error instanceof AppError) return { id, refused: { code: error.code, message: error.message } }
    return { id, failed: (error as Error).message }
  }
}

takeLowPriority()
// One core is always left for visitors.
sharp.concurrency(Math.max(1, availableParallelism() - 1))
let last: Promise<unknown> = Promise.resolve()
process.on('message', (order: Order) => {
  last = last.then(() => carryOut(order)).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit())
