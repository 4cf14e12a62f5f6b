import sharp, { type Metadata } from 'sharp'
import {
  damagedPicture,
  emptyFile,
  heicPicture,
  maxMegapixels,
  otherType,
  tooManyPixels,
} from '../../../contract/portfolio/picture-rules.ts'
import { AppError } from '../http/errors.ts'
import { kindOf } from './kind.ts'
import { makePlaceholder } from './placeholder.ts'
import { hashOf } from './variants.ts'

const maxPixels = maxMegapixels * 1_000_000

// Only what cameras and editors of photographs write: everything else, SVG first, is not even opened.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
})

const sentences = { taken: damagedPicture, heic: heicPicture, other: otherType, empty: emptyFile }

export const unreadable = (kind: keyof typeof sentences = 'taken') =>
  new AppError('unsupported-type', sentences[kind])

/** The reader's own words are for programmers; a person gets a sentence. */
export function explain(error: unknown, bytes: Uint8Array): never {
  if (error instanceof AppError) throw error
  if ((error as Error).message.includes('pixel limit')) throw new AppError('too-large', tooManyPixels)
  throw unreadable(kindOf(bytes))
}

/** The picture upright, the first one of several, in the colours of the web, without what the camera wrote into it. */
export const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient().toColourspace('srgb')

export interface PictureFacts {
  hash: string
  width: number
  height: number
  placeholder: string
}

/** How large a picture is and what its file says, by content and never by name. Nothing of it is decoded. */
export async function readHead(bytes: Uint8Array) {
  const metadata = await open(bytes).metadata()
  const { width, height } = metadata.autoOrient
  if (width * height > maxPixels) throw new AppError('too-large', tooManyPixels)
  return { hash: hashOf(bytes), width, height, metadata }
}

/** Quick facts: enough to lay out a page. */
export async function readPicture(bytes: Uint8Array): Promise<PictureFacts & { metadata: Metadata }> {
  try {
    const head = await readHead(bytes)
    // Behind a transparent picture a placeholder would shine through.
    const placeholder = head.metadata.hasAlpha ? '' : await makePlaceholder(open(bytes))
    return { ...head, placeholder }
  } catch (error) {
    return explain(error, bytes)
  }
}
