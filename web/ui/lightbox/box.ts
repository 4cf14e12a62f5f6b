import type { CSSProperties } from 'react'
import { srcset } from '../../../contract/shape/picture-variants.ts'
import type { PictureInfo } from '../picture.tsx'

/** How wide a picture is shown, for the browser to choose a variant: more of it when it is drawn larger. */
export const sizesAt = (scale: number) => `${Math.round(94 * scale)}vw`

/** As large as its place allows, never larger than it is. Its size must be known before it has come. */
export const boxOf = ({ width, height }: PictureInfo): CSSProperties =>
  width && height
    ? {
        aspectRatio: `${width} / ${height}`,
        width: `min(100cqw, 100cqh * ${width / height}, ${width}px)`,
      }
    : { maxWidth: '100cqw', maxHeight: '100cqh' }

/** So that the next page is there when it is turned. */
export function preloadPicture({ src, variants }: PictureInfo) {
  const image = new Image()
  if (variants) {
    image.sizes = sizesAt(1)
    image.srcset = srcset(variants, 'avif')
  } else image.src = src
}
