import type { Db } from '../../../db/open.ts'
import { cancelInvoice } from '../document/document.queries.ts'

const reasons = { lapsed: 'The offer expired', withdrawn: 'The booking was cancelled' }

/** What was offered or agreed does not count any more, since its booking has ended. Call it in that transaction. */
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
export const hasOffer = async (trx: Db, bookingId: string) =>
  Boolean(
    await trx
      .selectFrom('offer')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('status', 'in', ['sent', 'accepted'])
      .executeTakeFirst(),
  )
