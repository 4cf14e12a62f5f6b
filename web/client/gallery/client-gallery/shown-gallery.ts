import type { ClientGallery } from '../../../../contract/gallery/client-gallery.ts'
import type { GalleryPicture, GallerySet } from '../../../../contract/gallery/gallery-parts.ts'

export type ShotPicture = Omit<GalleryPicture, 'placeholder'>
export type ShownGallery = Omit<ClientGallery, 'pictures'> & { pictures: ShotPicture[] }

/**
 * Drops the blurred placeholders, which would be most of the page for two thousand pictures; their mean colour is
 * enough in a row.
 */
export const toShown = ({ pictures, ...gallery }: ClientGallery): ShownGallery => ({
  ...gallery,
  pictures: pictures.map((picture) => ({ ...picture, placeholder: undefined })),
})

export interface ShownSet {
  id: string
  /** Empty for pictures in no set. */
  title: string
  shots: { picture: ShotPicture; number: number }[]
}

/** The pictures grouped by set, in the order of the gallery; those without a set last, and no empty sets. */
export function setsOf(
  sets: Pick<GallerySet, '_id' | 'title'>[],
  pictures: ShotPicture[],
  isShown: (id: string) => boolean,
): ShownSet[] {
  const shots = pictures.map((picture, index) => ({ picture, number: index + 1 }))
  return [...sets, { _id: null, title: '' }]
    .map(({ _id, title }) => ({
      id: _id ?? 'none',
      title,
      shots: shots.filter(({ picture }) => picture.setId === _id && isShown(picture._id)),
    }))
    .filter((set) => set.shots.length > 0)
}
