import type { GallerySet } from '../../../../contract/gallery/gallery-parts.ts'
import type { ShotPicture } from './shown-gallery.ts'

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
