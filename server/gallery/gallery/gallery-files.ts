import type { FileSize } from '../../../contract/gallery/gallery-parts.ts'
import type { GallerySizes } from '../../../db/tables/gallery.ts'

interface PictureFiles {
  id: string
  gallery_id: string
  sizes: GallerySizes | null
}

const folder = ({ gallery_id, id }: PictureFiles) => `${gallery_id}/${id}`

/** The name of a file in the store; null if it was not made yet. */
export function fileName(row: PictureFiles, size: FileSize) {
  if (size === 'original') return `${folder(row)}/original`
  if (!row.sizes) return null
  return size === 'web' ? `${folder(row)}/web.jpg` : `${folder(row)}/${size}-${row.sizes.version}.webp`
}

/** Names of all files that belong to a picture. */
export const filesOf = (row: PictureFiles) =>
  (['original', 'web', 'view', 'thumb'] as const).flatMap((size) => fileName(row, size) ?? [])
