import sharp, { type Metadata, type Sharp } from 'sharp'
import type { ShotFacts } from '../../../contract/portfolio/camera.ts'
import type { PictureVariants } from '../../../db/tables/portfolio.ts'
import { cameraFacts } from './camera-facts.ts'
import { creditOf, xmpOf, type Credit } from './credit.ts'
import { explain, open, readPicture, type PictureFacts } from './read-picture.ts'
import { variantAddress, type Format } from '../../../contract/shape/picture-variants.ts'
import { encoders, formats, widthsFor } from './variants.ts'

export interface ProcessedPicture extends PictureFacts {
  variants: PictureVariants
  files: { name: string; bytes: Buffer }[]
  /** Only read when a picture is uploaded. */
  camera?: ShotFacts
}

const white = '#ffffff'

function encode(image: Sharp, format: Format, xmp: string | null) {
  // JPEG knows no transparency and would turn it black.
  const opaque = format === 'jpeg' ? image.flatten({ background: white }) : image
  return (xmp ? opaque.withXmp(xmp) : opaque).toFormat(format, encoders[format]).toBuffer()
}

/** The credit to write into all sizes: that of the file, or else that of the uploader. */
export function creditXmp(metadata: Metadata, uploader: Credit) {
  const own = creditOf(metadata)
  return xmpOf(own.creator || own.copyright ? own : uploader)
}

/** Decodes once at the largest size; smaller sizes are made from that, which halves the work. */
async function decode(bytes: Uint8Array, width: number) {
  const { data, info } = await open(bytes).resize({ width }).raw().toBuffer({ resolveWithObject: true })
  return () =>
    sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
      limitInputPixels: false,
    })
}

/** Only the largest JPEG, which is enough to show the picture at once. Decodes the whole file, to detect damage. */
export async function processLargest(bytes: Uint8Array, uploader: Credit = {}): Promise<ProcessedPicture> {
  const { metadata, ...facts } = await readPicture(bytes)
  const width = widthsFor(facts.width).at(-1)!
  try {
    const jpeg = await encode(open(bytes).resize({ width }), 'jpeg', creditXmp(metadata, uploader))
    const files = [{ name: variantAddress(facts.hash, width, 'jpeg'), bytes: jpeg }]
    const camera = cameraFacts(metadata)
    return { ...facts, camera, variants: { avif: [], webp: [], jpeg: [width] }, files }
  } catch (error) {
    return explain(error, bytes)
  }
}

/** All sizes of a picture, in memory: nothing is written before all are made. */
export async function processPicture(bytes: Uint8Array, uploader: Credit = {}): Promise<ProcessedPicture> {
  const { metadata, ...facts } = await readPicture(bytes)
  const xmp = creditXmp(metadata, uploader)
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
