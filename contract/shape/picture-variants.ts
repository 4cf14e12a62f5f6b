/** A picture in several widths, each as AVIF, WebP and JPEG: the addresses follow from `base` and `widths`. */
export interface Variants {
  base: string
  widths: number[]
}

const extension = { avif: 'avif', webp: 'webp', jpeg: 'jpg' }
export type Format = keyof typeof extension

export const variantAddress = (base: string, width: number, format: Format) =>
  `${base}-${width}.${extension[format]}`

/** The value of the `srcset` attribute. */
export const srcset = ({ base, widths }: Variants, format: Format) =>
  widths.map((width) => `${variantAddress(base, width, format)} ${width}w`).join(', ')
