import type { ClientMoney } from '../../../contract/billing/client-offer.ts'
import { plainPhone } from '../../../contract/shape/phone.ts'
import type { Payments } from '../../../contract/shape/studio-settings.ts'

/** The owner's numbers and accounts to which clients can send money. */
export function waysByHand(payments: Payments | null): ClientMoney['byHand'] {
  if (!payments) return []
  const { bank, cash } = payments
  const wallets = (['bkash', 'nagad', 'rocket'] as const).filter((way) => payments[way].on)
  return [
    ...wallets.map((way) => ({
      way,
      to: plainPhone(payments[way].number),
      kind: way === 'bkash' ? payments.bkashKind : null,
    })),
    ...(bank.on ? [{ way: 'bank' as const, to: bank.details, kind: null }] : []),
    ...(cash ? [{ way: 'cash' as const, to: '', kind: null }] : []),
  ]
}
