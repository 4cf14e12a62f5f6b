import type { PictureInfo } from './picture.tsx'

/** What a reply tells about its pictures, for `PictureLookup`. */
export const toPictureLookup = (pictures: PictureInfo[]): Record<string, PictureInfo> =>
  Object.fromEntries(pictures.map((picture) => [picture.src, picture]))
