import type { GatewayProvider } from '../../contract/shape/payment-way.ts'
import type { Db } from '../../db/open.ts'
import { payerEmails } from './payers.ts'
import { paidBackAt, timesSentBack } from './pay-back.ts'
import type { Stands } from './pay.ts'

const paisa = (amount: string) => Math.round(Number(amount) * 100)

/** Payments according to the gateway: transaction and amount. */
const takenBy: Record<GatewayProvider, (stands: Stands) => Map<string, number>> = {
  bkash: ({ bkash }) =>
    new Map(
      [...bkash.payments.values()]
        .filter(({ status }) => status === 'Completed')
        .map(({ trxID, amount }) => [trxID, paisa(amount)]),
    ),
  sslcommerz: ({ sslcommerz }) =>
    new Map(
      [...sslcommerz.sessions.values()]
        .filter(({ status }) => status === 'VALID' || status === 'VALIDATED')
        .map(({ bank_tran_id, form }) => [bank_tran_id, paisa(form.get('total_amount')!)]),
    ),
}

const gapsIn = (positions: number[]) =>
  positions.toSorted((one, other) => one - other).filter((position, index) => position !== index + 1).length

/** Compares the gateway's records with ours. */
export async function judge(db: Db, provider: GatewayProvider, stands: Stands) {
  const taken = takenBy[provider](stands)
  const back = paidBackAt(provider, stands)
  const entries = await db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select(['payment.kind', 'transaction_id', 'amount', 'booking.status'])
    .where('provider', '=', provider)
    .where('booking.email', 'like', payerEmails)
    .execute()
  const recorded = entries.filter(({ kind }) => kind === 'payment')
  const returned = entries.filter(({ kind }) => kind === 'refund')
  const ours = new Map(recorded.map(({ transaction_id, amount }) => [transaction_id!, amount]))
  const given = new Map(returned.map(({ transaction_id, amount }) => [transaction_id!, -amount]))
  const documents = await db.selectFrom('document').select(['kind', 'position']).execute()
  const sum = (sums: Iterable<number>) => [...sums].reduce((total, amount) => total + amount, 0)
  return {
    'paid at the gateway': taken.size,
    'recorded here': recorded.length,
    'sent back': back.size,
    'recorded as sent back': returned.length,
    'difference, paisa': sum(taken.values()) - sum(back.values()) - sum(entries.map(({ amount }) => amount)),
    lost:
      [...taken].filter(([id, amount]) => ours.get(id) !== amount).length +
      [...back].filter(([id, amount]) => given.get(id) !== amount).length,
    doubled: recorded.length - ours.size + returned.length - given.size,
    'sent back twice': timesSentBack(provider, stands).filter((times) => times > 1).length,
    'days not confirmed': recorded.filter(({ status }) => status !== 'confirmed').length,
    'gaps in numbers': ['invoice', 'receipt'].reduce(
      (gaps, kind) =>
        gaps + gapsIn(documents.filter((one) => one.kind === kind).map(({ position }) => position)),
      0,
    ),
  }
}
