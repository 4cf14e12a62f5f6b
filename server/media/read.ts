import sharp, { type Metadata } from 'sharp'
import { heicPicture, maxMegapixels, noPicture, tooManyPixels } from '../../contract/picture-rules.ts'
import { AppError } from '../errors.ts'
import { hashOf } from './recipe.ts'

const maxPixels = maxMegapixels * 1_000_000
const placeholderSide = 20

// Only what cameras and editors of photographs write: everything else, SVG first, is not even opened.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
})

export const unreadable = () => new AppError('unsupported-type', noPicture)

/** What iPhones write; the library reads it only where somebody built it with the patented decoder. */
const isHeic = (bytes: Uint8Array) =>
  /^ftyp(hei[cxms]|hev[cxms])/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'))

/** The reader's own words are for programmers; a person gets a sentence. */
export function explain(error: unknown, bytes: Uint8Array): never {
  if (error instanceof AppError) throw error
  if ((error as Error).message.includes('pixel limit')) throw new AppError('too-large', tooManyPixels)
  throw isHeic(bytes) ? new AppError('unsupported-type', heicPicture) : unreadable()
}

/** The picture upright, in the colours of the web, without what the camera wrote into it. */
export const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient().toColourspace('srgb')

export interface PictureFacts {
  hash: string
  width: number
  height: number
  placeholder: string
}

const makePlaceholder = async (bytes: Uint8Array) => {
  const tiny = await open(bytes)
    .resize({ width: placeholderSide, height: placeholderSide, fit: 'inside' })
    .webp({ quality: 20, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** Quick facts, by content and never by name: enough to lay out a page. */
export async function readPicture(bytes: Uint8Array): Promise<PictureFacts & { metadata: Metadata }> {
  try {
    const metadata = await open(bytes).metadata()
    const { width, height } = metadata.autoOrient
    if (width * height > maxPixels) throw new AppError('too-large', tooManyPixels)
    // Behind a transparent picture a placeholder would shine through.
    const placeholder = metadata.hasAlpha ? '' : await makePlaceholder(bytes)
    return { hash: hashOf(bytes), width, height, placeholder, metadata }
  } catch (error) {
    return explain(error, bytes)
  }
}
