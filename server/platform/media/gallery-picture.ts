import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { sides } from '../../../contract/gallery/gallery-parts.ts'
import type { ShotFacts } from '../../../contract/portfolio/camera.ts'
import { cameraFacts } from './camera-facts.ts'
import type { Credit } from './credit.ts'
import { creditXmp, type ProcessedPicture } from './process-picture.ts'
import { explain, makePlaceholder, open, readHead } from './read-picture.ts'
import { watermark } from './watermark.ts'

export interface GalleryFacts extends ShotFacts {
  colour: string
  type: string
}

export interface FileSums {
  sha256: string
  crc32: number
  bytes: number
}

/** Checksums and size of a file. */
export const sumsOf = (bytes: Uint8Array): FileSums => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  crc32: crc32(bytes),
  bytes: bytes.length,
})

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** Shown until the picture has loaded: one colour at first, then a blur. */
async function blurOf(small: Sharp) {
  const { channels } = await small.clone().removeAlpha().stats()
  const [r, g, b] = channels.map(({ mean }) => mean) as [number, number, number]
  return {
    colour: `#${hex(r)}${hex(g ?? r)}${hex(b ?? r)}`,
    placeholder: await makePlaceholder(small),
  }
}

/** Reads what must be known before an upload to a gallery is acknowledged. Decodes the whole file, to detect damage. */
export async function readGalleryPicture(
  bytes: Uint8Array,
): Promise<ProcessedPicture & { gallery: GalleryFacts }> {
  try {
    const { metadata, ...facts } = await readHead(bytes)
    const { data, info } = await open(bytes)
      .resize({ width: 64, height: 64, fit: 'inside' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const small = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    const { colour, placeholder } = await blurOf(small)
    const type = `image/${metadata.format === 'heif' ? 'avif' : metadata.format}`
    const gallery = { ...cameraFacts(metadata), colour, type }
    return { ...facts, placeholder, variants: { avif: [], webp: [], jpeg: [] }, files: [], gallery }
  } catch (error) {
    return explain(error, bytes)
  }
}

const inside = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

/** Makes all sizes of a gallery picture, decoding it once. Only the sizes shown on the page carry the watermark. */
export async function makeGallerySizes(
  bytes: Uint8Array,
  uploader: Credit,
  mark = '',
): Promise<ProcessedPicture> {
  try {
    const { metadata, ...facts } = await readHead(bytes)
    const xmp = creditXmp(metadata, uploader)
    const credited = (image: Sharp) => (xmp ? image.withXmp(xmp) : image)
    const { data, info } = await open(bytes)
      .flatten({ background: '#ffffff' })
      .resize(inside(sides.web))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const plain = () => sharp(data, { raw })
    const web = await credited(plain()).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
    const marked = mark
      ? await plain()
          .composite([await watermark(mark, info.width, info.height)])
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true })
      : { data, info }
    const { width, height, channels } = marked.info
    const shown = () => sharp(marked.data, { raw: { width, height, channels } })
    const view = await credited(shown()).webp({ quality: 80, effort: 2 }).toBuffer()
    const thumb = await credited(shown().resize(inside(sides.thumb)))
      .webp({ quality: 74, effort: 2 })
      .toBuffer()
    const files = [
      { name: 'web', bytes: web },
      { name: 'view', bytes: view },
      { name: 'thumb', bytes: thumb },
    ]
    return { ...facts, placeholder: '', variants: { avif: [], webp: [], jpeg: [] }, files }
  } catch (error) {
    return explain(error, bytes)
  }
}

/** The checksum that ZIP files use. */
export const crc32Of = async (chunks: AsyncIterable<Buffer>) => {
  let sum = 0
  for await (const chunk of chunks) sum = crc32(chunk, sum)
  return sum
}
