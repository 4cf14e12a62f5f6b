import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { photoFile, photos } from '../../db/seed/pictures.ts'
import { createPictureCache } from '../platform/media/picture-cache.ts'
import { readPicture } from '../platform/media/read-picture.ts'
import { variantAddress, type Format } from '../../contract/shape/picture-variants.ts'
import { formats, hashOf, widthsFor } from '../platform/media/variants.ts'

const folder = join(import.meta.dirname, '../../.cache/plain-pictures')
const cache = createPictureCache(folder)

/** Cached, because many photographs have the same sizes. */
const made = new Map<string, Promise<Buffer>>()

function plain(width: number, height: number, format: Format) {
  const key = `${width} ${height} ${format}`
  const create = { width, height, channels: 3, background: '#8a8178' } as const
  const bytes = made.get(key) ?? sharp({ create }).toFormat(format, { effort: 0 }).toBuffer()
  made.set(key, bytes)
  return bytes
}

/** Plain pictures in the sizes and formats of the photograph, so that pages have the same layout. */
async function makePlain(file: string) {
  const bytes = await readFile(photoFile(file))
  if (await cache.find(hashOf(bytes))) return
  const { metadata: _, ...facts } = await readPicture(bytes)
  const widths = widthsFor(facts.width)
  const files = []
  for (const width of widths) {
    const height = Math.round((width * facts.height) / facts.width)
    for (const format of formats)
      files.push({
        name: variantAddress(facts.hash, width, format),
        bytes: await plain(width, height, format),
      })
  }
  await cache.keep({ ...facts, variants: { avif: widths, webp: widths, jpeg: widths }, files })
}

/**
 * Sites that are started after this call show the demo with plain pictures: making the real ones takes a minute of
 * processor time and showing them slows down every page. Other tests cover making them.
 */
export async function providePlainPictures() {
  for (const { file } of photos) await makePlain(file)
  process.env.DEMO_PICTURES = folder
}
