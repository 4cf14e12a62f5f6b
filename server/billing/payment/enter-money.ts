import type { BookingActor } from '../../../contract/booking/booking-event.ts'
import type { Db } from '../../../db/open.ts'
import { queueReceiptMail } from './payment-mails.ts'
import { toBooking } from '../../booking/booking/booking.mapper.ts'
import { clientPageLink } from '../../booking/booking/booking-mail-parts.ts'
import { type BookingRow, holdUntil } from '../../booking/booking-state/booking-row.queries.ts'
import { issueReceipt } from '../document/issue-document.ts'
import { confirmIfPaid } from './money-arrived.ts'
import { insertEntry, type NewEntry } from './payment.queries.ts'

type Money = Omit<NewEntry, 'booking_id' | 'kind' | 'of_payment' | 'actor'>

interface Entering {
  actor: BookingActor
  /** Whether the client gets the receipt by mail. */
  tell: boolean
  /** False where another sum came than was asked for: then the day stays held until the owner has looked. */
  confirms?: boolean
}

/**
 * The one way in for money, whoever tells of it: the entry, its receipt, the mail and the day that it confirms are stored
 * together. Call it while the booking is held.
 */
export async function enterMoney(
  trx: Db,
  row: BookingRow,
  money: Money,
  { actor, tell, confirms = true }: Entering,
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
