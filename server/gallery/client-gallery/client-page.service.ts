import type { ClientBooking } from '../../../contract/booking/client-booking.ts'
import type { Db } from '../../../db/open.ts'
import { galleryPath } from '../gallery/gallery-key.ts'
import * as queries from '../gallery/gallery.queries.ts'
import { bookingOfKey } from '../../booking/booking-state/booking-key.ts'
import { readClientBooking } from '../../booking/client-booking/client-booking.service.ts'
import { isOpenToVisitors } from './gallery-access.ts'

/** The galleries of a booking that its client can open now, oldest first. */
async function openGalleriesOf(db: Db, bookingId: string) {
  const rows = await queries.galleriesOfBooking(db, bookingId)
  const found = rows.map(async (row) =>
    (await isOpenToVisitors(db, row))
      ? [{ title: row.title, path: await galleryPath(db, row, 'client') }]
      : [],
  )
  return (await Promise.all(found)).flat()
}

/** Everything that the page of a client shows: the booking and its galleries. */
export async function readClientPage(db: Db, reference: string, key: string): Promise<ClientBooking> {
  const row = await bookingOfKey(db, reference, key)
  const [booking, galleries] = await Promise.all([readClientBooking(db, row), openGalleriesOf(db, row.id)])
  return { ...booking, galleries }
}
