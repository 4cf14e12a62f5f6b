import type { PaymentWay } from '../shape/payment-way.ts'
import type { Label } from '../../language/t.ts'

/** The usual names of the ways to pay. */
export const wayNames: Record<PaymentWay, Label> = {
  bkash: 'bKash',
  nagad: 'Nagad',
  rocket: 'Rocket',
  bank: 'Bank transfer',
  cash: 'Cash',
  card: 'Card',
}
