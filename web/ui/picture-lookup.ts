import type { PictureInfo } from './picture.tsx'

/** Turns the pictures of a reply into the value of `PictureLookup`. */
export const toPictureLookup = (pictures: PictureInfo[]): Record<string, PictureInfo> =>
  Object.fromEntries(pictures.map((picture) => [picture.src, picture]))

interface KnownPicture {
  src: string
  alt: string
  width?: number
  height?: number
  caption?: string
}

/** All that is known about a picture; one without a description takes the title of what it belongs to. */
export function pictureOf(src: string, pictures: KnownPicture[], title: string): KnownPicture {
  const found = pictures.find((picture) => picture.src === src)
  return { src, ...found, alt: found?.alt || title }
}
