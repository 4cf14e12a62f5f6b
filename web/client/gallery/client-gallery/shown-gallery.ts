import type { ClientGallery } from '../../../../contract/gallery/client-gallery.ts'
import type { GalleryPicture } from '../../../../contract/gallery/gallery-parts.ts'

export type ShotPicture = Omit<GalleryPicture, 'placeholder'>
export type ShownGallery = Omit<ClientGallery, 'pictures'> & { pictures: ShotPicture[] }

/** Blurred pixels of two thousand pictures would be most of the page; their mean colour is enough in a row. */
export const toShown = ({ pictures, ...gallery }: ClientGallery): ShownGallery => ({
  ...gallery,
  pictures: pictures.map((picture) => ({ ...picture, placeholder: undefined })),
})
