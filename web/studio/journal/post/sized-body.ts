export type Sizes = ReadonlyMap<string, { width: number; height: number }>

interface Sized {
  src: string
  width: number
  height: number
}

export const sizesOf = (pictures: Sized[]): Sizes =>
  new Map(pictures.map(({ src, width, height }) => [src, { width, height }]))

/** The body as the editor renders it, with the size of each picture before it loads. */
export function sizedBody(html: string, sizes: Sizes) {
  return html.replace(
    /<img (?![^>]*\bwidth=)([^>]*?)src="([^"]+)"/g,
    (whole, before: string, src: string) => {
      const size = sizes.get(src)
      return size ? `<img width="${size.width}" height="${size.height}" ${before}src="${src}"` : whole
    },
  )
}
