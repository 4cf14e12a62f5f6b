import sharp, { type Metadata, type Sharp } from 'sharp'
import type { ShotFacts } from '../../../contract/portfolio/camera.ts'
import type { PictureVariants } from '../../../db/tables/portfolio.ts'
import { cameraFacts } from './camera-facts.ts'
import { creditOf, xmpOf, type Credit } from './credit.ts'
import { explain, open, readPicture, type PictureFacts } from './read.ts'
import { variantAddress, type Format } from '../../../contract/shape/picture-variants.ts'
import { encoders, formats, widthsFor } from './variants.ts'

export interface ProcessedPicture extends PictureFacts {
  variants: PictureVariants
  files: { name: string; bytes: Buffer }[]
  /** Read as it comes in. */
  camera?: ShotFacts
}

const white = '#ffffff'

function encode(image: Sharp, format: Format, xmp: string | null) {
  // JPEG knows no transparency and would turn it black.
  const opaque = format === 'jpeg' ? image.flatten({ background: white }) : image
  return (xmp ? opaque.withXmp(xmp) : opaque).toFormat(format, encoders[format]).toBuffer()
}

/** Whoever the file names made it. Where it names nobody, those who uploaded it did. */
export function creditLine(metadata: Metadata, uploader: Credit) {
  const own = creditOf(metadata)
  return xmpOf(own.creator || own.copyright ? own : uploader)
}

/** Decoded once at the largest size; every smaller one comes from there, which halves the work. */
async function decode(bytes: Uint8Array, width: number) {
  const { data, info } = await open(bytes).resize({ width }).raw().toBuffer({ resolveWithObject: true })
  return () =>
    sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
      limitInputPixels: false,
    })
}

/** Only what a page needs to show it at once: its largest JPEG. The whole file is read, so damage shows. */
export async function processLargest(bytes: Uint8Array, uploader: Credit = {}): Promise<ProcessedPicture> {
  const { metadata, ...facts } = await readPicture(bytes)
  const width = widthsFor(facts.width).at(-1)!
  try {
    const jpeg = await encode(open(bytes).resize({ width }), 'jpeg', creditLine(metadata, uploader))
    const files = [{ name: variantAddress(facts.hash, width, 'jpeg'), bytes: jpeg }]
    const camera = cameraFacts(metadata)
    return { ...facts, camera, variants: { avif: [], webp: [], jpeg: [width] }, files }
  } catch (error) {
    return explain(error, bytes)
  }
}

/** All files of a picture, in memory: nothing is written before everything is made. */
export async function processPicture(bytes: Uint8Array, uploader: Credit = {}): Promise<ProcessedPicture> {
  const { metadata, ...facts } = await readPicture(bytes)
  const xmp = creditLine(metadata, uploader)
  const widths = widthsFor(facts.width)
  const files: ProcessedPicture['files'] = []
  try {
    const decoded = await decode(bytes, widths.at(-1)!)
    for (const width of widths) {
      for (const format of formats) {
        const image = decoded().resize({ width })
        files.push({
          name: variantAddress(facts.hash, width, format),
          bytes: await encode(image, format, xmp),
        })
      }
    }
  } catch (error) {
    return explain(error, bytes)
  }
  return { ...facts, variants: { avif: widths, webp: widths, jpeg: widths }, files }
}
