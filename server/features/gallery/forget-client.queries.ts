import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'

/** In place of a name that is gone. */
export const formerCustomer = 'A former customer'

/**
 * Takes the person out of the galleries of some bookings: their name, address and words, and the links that carry the
 * name. The pictures are the photographer's, and stay.
 */
export async function forgetClient(trx: Db, bookings: string[], title = formerCustomer) {
  if (bookings.length === 0) return
  const rows = await trx
    .selectFrom('gallery')
    .select(['id', 'key_version', 'guest_version'])
    .where('booking_id', 'in', bookings)
    .execute()
  const now = new Date().toISOString()
  for (const { id, key_version, guest_version } of rows) {
    await trx
      .deleteFrom('gallery_comment')
      .where('gallery_id', '=', id)
      .where('actor', '=', 'client')
      .execute()
    await trx
      .updateTable('gallery')
      .set({
        title,
        slug: newId().toLowerCase(),
        client_name: '',
        email: '',
        place: '',
        message: '',
        key_version: key_version + 1,
        guest_version: guest_version + 1,
        updated_at: now,
        settings_at: now,
      })
      .where('id', '=', id)
      .execute()
  }
}
