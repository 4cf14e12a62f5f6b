import { createHash } from 'node:crypto'
import type { AvifOptions, JpegOptions, WebpOptions } from 'sharp'
import { variantAddress, type Format } from '../../../contract/shape/picture-variants.ts'
import type { PictureVariants } from '../../../db/tables/portfolio.ts'

/** Part of every hash and so of every address: increase it with any change below, and browsers fetch the new files. */
const version = 4

const steps = [400, 600, 800, 1200, 2000, 3200]

/** Measured in docs/benchmarks.md: more effort costs seconds a picture and saves a few percent. */
export const encoders = {
  avif: { quality: 70, effort: 1, chromaSubsampling: '4:2:0' } satisfies AvifOptions,
  webp: { quality: 80, effort: 2 } satisfies WebpOptions,
  jpeg: { quality: 80, mozjpeg: true } satisfies JpegOptions,
} satisfies Record<Format, unknown>
export const formats = Object.keys(encoders) as Format[]

/** All steps for a picture wider than the last; else the steps clearly below its width, and its width. */
export const widthsFor = (width: number) =>
  width > steps.at(-1)! ? steps : [...steps.filter((step) => step < width * 0.9), width]

export const hashOf = (bytes: Uint8Array) =>
  createHash('sha256').update(`${version}\n`).update(bytes).digest('hex').slice(0, 20)

/** The folder in the media folder whose files never change. */
export const variantFolder = 'p'

export const variantNames = (hash: string, variants: PictureVariants) =>
  formats.flatMap((format) => variants[format].map((width) => variantAddress(hash, width, format)))

/** Hashes of all variants whose names occur in a text. */
export const hashesIn = (text: string) =>
  Array.from(text.matchAll(/([0-9a-f]{20})-\d+\.(?:avif|webp|jpg)/g), ([, hash]) => hash!)
