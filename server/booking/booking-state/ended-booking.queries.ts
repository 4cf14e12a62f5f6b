import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'

/** Issued documents are cancelled, never deleted. */
export const cancelDocuments = (trx: Db, reason: string) =>
  trx
    .updateTable('document')
    .set({ cancelled_at: new Date().toISOString(), cancel_reason: reason })
    .where('cancelled_at', 'is', null)

export const cancelInvoice = (trx: Db, bookingId: string, reason: string) =>
  cancelDocuments(trx, reason).where('kind', '=', 'invoice').where('booking_id', '=', bookingId).execute()

const reasons = { lapsed: 'The offer expired', withdrawn: 'The booking was cancelled' }

/** Ends the offers of a booking that has ended. Call it in the same transaction. */
export async function endOffers(trx: Db, bookingId: string, status: 'lapsed' | 'withdrawn') {
  const now = new Date().toISOString()
  await cancelInvoice(trx, bookingId, reasons[status])
  await trx
    .updateTable('offer')
    .set({ status, ended_at: now, updated_at: now })
    .where('booking_id', '=', bookingId)
    .where('status', 'in', ['sent', 'accepted'])
    .execute()
}

/** Whether an offer waits for its answer or for its advance. */
export const hasOpenOffer = async (trx: Db, bookingId: string) =>
  Boolean(
    await trx
      .selectFrom('offer')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('status', 'in', ['sent', 'accepted'])
      .executeTakeFirst(),
  )

/** The papers are printed again on request, with the current data of the client. */
export const deletePaperFiles = (trx: Db, bookings: string[]) =>
  trx.deleteFrom('paper_file').where('booking_id', 'in', bookings).execute()

/** Replaces an erased name. */
export const formerCustomer = 'A former customer'

/**
 * Removes the client from the galleries of some bookings: name, address, comments, and the links that contain the name. The
 * pictures belong to the photographer and stay.
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
