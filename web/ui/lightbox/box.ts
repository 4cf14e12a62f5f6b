import type { CSSProperties } from 'react'
import { srcset } from '../../../contract/shape/picture-variants.ts'
import type { PictureInfo } from '../picture.tsx'

/** The `sizes` of a picture, larger when it is zoomed. */
export const sizesAt = (scale: number) => `${Math.round(94 * scale)}vw`

/** Fits its place, but is never larger than its pixels. The size must be known before the picture has loaded. */
export const boxOf = ({ width, height }: PictureInfo): CSSProperties =>
  width && height
    ? {
        aspectRatio: `${width} / ${height}`,
        width: `min(100cqw, 100cqh * ${width / height}, ${width}px)`,
      }
    : { maxWidth: '100cqw', maxHeight: '100cqh' }

/** Loads the next picture in advance. */
export function preloadPicture({ src, variants }: PictureInfo) {
  const image = new Image()
  if (variants) {
    image.sizes = sizesAt(1)
    image.srcset = srcset(variants, 'avif')
  } else image.src = src
}
