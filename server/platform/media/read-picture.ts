import sharp, { type Metadata, type Sharp } from 'sharp'
import {
  damagedPicture,
  emptyFile,
  heicPicture,
  maxMegapixels,
  otherType,
  tooManyPixels,
} from '../../../contract/portfolio/picture-rules.ts'
import { AppError } from '../http/errors.ts'
import { kindOf } from './file-kind.ts'
import { hashOf } from './variants.ts'

/** So few pixels that thirty pictures add only a kilobyte to a page. */
const side = 16
/** Without blur, the enlarged pixels would show as a grid. */
const blurSigma = 2

/** The blurred preview that is shown until a picture has loaded, as a data URL. */
export async function makePlaceholder(picture: Sharp) {
  const tiny = await picture.clone().resize({ width: side, height: side, fit: 'inside' }).png().toBuffer()
  const soft = await sharp(tiny).blur(blurSigma).webp({ quality: 85, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${soft.toString('base64')}`
}

const maxPixels = maxMegapixels * 1_000_000

// Only formats that cameras and photo editors write: all others, such as SVG, are not even opened.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
})

const sentences = { accepted: damagedPicture, heic: heicPicture, other: otherType, empty: emptyFile }

export const unreadable = (kind: keyof typeof sentences = 'accepted') =>
  new AppError('unsupported-type', sentences[kind])

/** Replaces the library's technical messages with a sentence for a person. */
export function explain(error: unknown, bytes: Uint8Array): never {
  if (error instanceof AppError) throw error
  if ((error as Error).message.includes('pixel limit')) throw new AppError('too-large', tooManyPixels)
  throw unreadable(kindOf(bytes))
}

/** The picture upright, in sRGB and without metadata; of several frames the first. */
export const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient().toColourspace('srgb')

export interface PictureFacts {
  hash: string
  width: number
  height: number
  placeholder: string
}

/** Size and metadata of a picture, by content and not by name. Decodes no pixels. */
export async function readHead(bytes: Uint8Array) {
  const metadata = await open(bytes).metadata()
  const { width, height } = metadata.autoOrient
  if (width * height > maxPixels) throw new AppError('too-large', tooManyPixels)
  return { hash: hashOf(bytes), width, height, metadata }
}

/** The facts that a page needs for its layout. */
export async function readPicture(bytes: Uint8Array): Promise<PictureFacts & { metadata: Metadata }> {
  try {
    const head = await readHead(bytes)
    // A placeholder would be visible through a transparent picture.
    const placeholder = head.metadata.hasAlpha ? '' : await makePlaceholder(open(bytes))
    return { ...head, placeholder }
  } catch (error) {
    return explain(error, bytes)
  }
}
