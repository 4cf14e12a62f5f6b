import type { Selectable } from 'kysely'
import type { Picture } from '../../../contract/picture.ts'
import type { PictureTable } from '../../../db/tables.ts'
import { variantFolder, variantName, type Format } from '../../media/variants.ts'

const mediaRoot = '/media/'

/** The name of its file in our own store; null for a picture that lies elsewhere. */
export const mediaName = (src: string) => (src.startsWith(mediaRoot) ? src.slice(mediaRoot.length) : null)

const srcset = (hash: string, widths: number[], format: Format) =>
  widths
    .map((width) => `${mediaRoot}${variantFolder}/${variantName(hash, width, format)} ${width}w`)
    .join(', ')

export const toPicture = ({
  src,
  hash,
  width,
  height,
  alt,
  placeholder,
  variants,
}: Selectable<PictureTable>): Picture => ({
  src,
  width,
  height,
  alt,
  placeholder,
  ...(hash &&
    variants && {
      variants: {
        avif: srcset(hash, variants.avif, 'avif'),
        webp: srcset(hash, variants.webp, 'webp'),
        jpeg: srcset(hash, variants.jpeg, 'jpeg'),
      },
    }),
})
