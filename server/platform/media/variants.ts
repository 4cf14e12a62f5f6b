import { createHash } from 'node:crypto'
import type { AvifOptions, JpegOptions, WebpOptions } from 'sharp'
import { variantAddress, type Format } from '../../../contract/shape/picture-variants.ts'
import type { PictureVariants } from '../../../db/tables/portfolio.ts'

/** Part of every address: whoever changes anything below counts it up, and browsers fetch the new files. */
const version = 4

const steps = [400, 600, 800, 1200, 2000, 3200]

/** Measured in docs/benchmarks.md: more effort costs seconds a picture and saves a few percent. */
export const encoders = {
  avif: { quality: 70, effort: 1, chromaSubsampling: '4:2:0' } satisfies AvifOptions,
  webp: { quality: 80, effort: 2 } satisfies WebpOptions,
  jpeg: { quality: 80, mozjpeg: true } satisfies JpegOptions,
} satisfies Record<Format, unknown>
export const formats = Object.keys(encoders) as Format[]

/** Every step of a picture that is wider than all; else those clearly below its own width, and that. */
export const widthsFor = (width: number) =>
  width > steps.at(-1)! ? steps : [...steps.filter((step) => step < width * 0.9), width]

export const hashOf = (bytes: Uint8Array) =>
  createHash('sha256').update(`${version}\n`).update(bytes).digest('hex').slice(0, 20)

/** Folder under the media folder whose files never change. */
export const variantFolder = 'p'

export const variantNames = (hash: string, variants: PictureVariants) =>
  formats.flatMap((format) => variants[format].map((width) => variantAddress(hash, width, format)))

/** Hashes of all variants that a text names, whatever stands before and behind them. */
export const hashesIn = (text: string) =>
  Array.from(text.matchAll(/([0-9a-f]{20})-\d+\.(?:avif|webp|jpg)/g), ([, hash]) => hash!)
