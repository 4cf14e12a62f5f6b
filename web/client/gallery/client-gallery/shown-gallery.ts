import type { ClientGallery } from '../../../../contract/gallery/client-gallery.ts'
import type { GalleryPicture, GallerySet } from '../../../../contract/gallery/gallery-parts.ts'

export type ShotPicture = Omit<GalleryPicture, 'placeholder'>
export type ShownGallery = Omit<ClientGallery, 'pictures'> & { pictures: ShotPicture[] }

/** Blurred pixels of two thousand pictures would be most of the page; their mean colour is enough in a row. */
export const toShown = ({ pictures, ...gallery }: ClientGallery): ShownGallery => ({
  ...gallery,
  pictures: pictures.map((picture) => ({ ...picture, placeholder: undefined })),
})

export interface ShownSet {
  id: string
  /** Empty for what is in no set. */
  title: string
  shots: { picture: ShotPicture; number: number }[]
}

/** The pictures under their sets, in the order of the gallery; those of no set come last, and empty sets not at all. */
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
