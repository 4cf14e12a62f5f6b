import type { BookingActor } from '../../../contract/booking/booking-event.ts'
import type { Db } from '../../../db/open.ts'
import { queueReceiptMail } from './payment-mails.ts'
import { toBooking } from '../../booking/booking/booking.mapper.ts'
import { clientPageLink } from '../../booking/booking/booking-mail-parts.ts'
import { type BookingRow, holdUntil } from '../../booking/booking-state/booking-row.queries.ts'
import { issueReceipt } from '../document/issue-document.ts'
import { confirmIfPaid } from './confirm-if-paid.ts'
import { insertEntry, type NewEntry } from './payment.queries.ts'

type Money = Omit<NewEntry, 'booking_id' | 'kind' | 'of_payment' | 'actor'>

interface RecordOptions {
  actor: BookingActor
  /** Whether the client gets the receipt by mail. */
  tell: boolean
  /** False if the sum differs from the requested one: then the day stays held until the owner has checked it. */
  confirms?: boolean
}

/**
 * Records a payment from any source: the entry, its receipt, the mail and the confirmed day are stored together. Call it
 * while the booking row is locked.
 */
export async function recordMoney(
  trx: Db,
  row: BookingRow,
  money: Money,
  { actor, tell, confirms = true }: RecordOptions,
) {
  const entry = await insertEntry(trx, {
    ...money,
    booking_id: row.id,
    kind: 'payment',
    of_payment: null,
    actor,
  })
  const receipt = await issueReceipt(trx, row, entry)
  if (tell)
    await queueReceiptMail(trx, toBooking(row, 'everyone'), JSON.parse(receipt.paper), {
      page: clientPageLink(row),
      paperId: receipt.id,
    })
  if (confirms) return { entry, row: await confirmIfPaid(trx, row, actor) }
  await holdUntil(trx, row, null)
  return { entry, row }
}
