import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { sides } from '../../../contract/gallery/gallery-parts.ts'
import type { ShotFacts } from '../../../contract/portfolio/camera.ts'
import { cameraFacts } from './camera-facts.ts'
import type { Credit } from './credit.ts'
import { creditLine, type ProcessedPicture } from './process.ts'
import { makePlaceholder } from './placeholder.ts'
import { explain, open, readHead } from './read.ts'
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

/** What tells a file from others, without a look at what it shows. */
export const sumsOf = (bytes: Uint8Array): FileSums => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  crc32: crc32(bytes),
  bytes: bytes.length,
})

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** What stands in its place before it arrives: one colour at first, then a blur. */
async function blurOf(small: Sharp) {
  const { channels } = await small.clone().removeAlpha().stats()
  const [r, g, b] = channels.map(({ mean }) => mean) as [number, number, number]
  return {
    colour: `#${hex(r)}${hex(g ?? r)}${hex(b ?? r)}`,
    placeholder: await makePlaceholder(small),
  }
}

/** What has to be known before a picture of a gallery is acknowledged. All of it is read, so that damage shows. */
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

/** The files of a picture in a gallery, decoded once. Only what is looked at carries the mark. */
export async function makeGallerySizes(
  bytes: Uint8Array,
  uploader: Credit,
  mark = '',
): Promise<ProcessedPicture> {
  try {
    const { metadata, ...facts } = await readHead(bytes)
    const xmp = creditLine(metadata, uploader)
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
    const seen = () => sharp(marked.data, { raw: { width, height, channels } })
    const view = await credited(seen()).webp({ quality: 80, effort: 2 }).toBuffer()
    const thumb = await credited(seen().resize(inside(sides.thumb)))
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

/** As ZIP files check what they hold. */
export const crc32Of = async (chunks: AsyncIterable<Buffer>) => {
  let sum = 0
  for await (const chunk of chunks) sum = crc32(chunk, sum)
  return sum
}
