import { plainPhone } from '../../../contract/shape/phone.ts'
import type { PaymentWay } from '../../../contract/shape/payment-way.ts'
import type { Db } from '../../../db/open.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { requireBooking } from '../../booking/booking-state/booking-state.service.ts'
import { listEntries, readBalance } from '../payment/payment.queries.ts'
import { waysByHand } from '../payment/ways-by-hand.ts'

/** The current data that a paper shows in addition to its stored content, which never changes. */
export interface PaperContext {
  eventDate: string
  /** Phone and email of the client. */
  contact: string
  balanceDueOn: string
  /** Oldest first; refunds are negative. */
  payments: { amount: number; way: PaymentWay; paidAt: string; transactionId: string | null }[]
  /** Numbers and accounts to which the client can send money. */
  ways: ReturnType<typeof waysByHand>
}

export async function readPaperContext(db: Db, bookingId: string): Promise<PaperContext> {
  const [row, { balanceDueOn }, entries, { payments }] = await Promise.all([
    requireBooking(db, bookingId),
    readBalance(db, bookingId),
    listEntries(db, bookingId),
    readStudio(db),
  ])
  return {
    eventDate: row.event_date,
    contact: [plainPhone(row.phone), row.email].filter(Boolean).join(' · '),
    balanceDueOn,
    payments: entries
      .filter(({ kind, reversal_id }) => kind !== 'reversal' && !reversal_id)
      .map(({ amount, way, paid_at, transaction_id }) => ({
        amount,
        way,
        paidAt: paid_at,
        transactionId: transaction_id,
      })),
    ways: waysByHand(payments).filter(({ way }) => way !== 'cash'),
  }
}
