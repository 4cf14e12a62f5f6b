import type { Db } from '../../../db/open.ts'
import { galleryPath } from '../gallery/gallery-key.ts'
import * as queries from '../gallery/gallery.queries.ts'
import { isEntered } from './gallery-access.ts'

/** The galleries of a booking that its client can enter now, oldest first. */
export async function galleriesOfBooking(db: Db, bookingId: string) {
  const rows = await queries.galleriesOfBooking(db, bookingId)
  const found = rows.map(async (row) =>
    (await isEntered(db, row)) ? [{ title: row.title, path: await galleryPath(db, row, 'client') }] : [],
  )
  return (await Promise.all(found)).flat()
}
