import type { Db } from '../../../db/open.ts'
import { galleryKey } from './gallery-key.ts'
import { findGalleryBySlug } from './gallery.queries.ts'

/** For the mail that is about to leave. */
export async function keyOfGallery(db: Db, slug: string) {
  const row = await findGalleryBySlug(db, slug)
  return row ? galleryKey(db, row, 'client') : ''
}
