import type { Payments } from '../../../../../contract/shape/studio-settings.ts'
import { t } from '../../../../../language/t.ts'

/** 'bKash, cash; 30% advance' */
export function paymentsInWords({ bkash, nagad, rocket, bank, cash, advance }: Payments) {
  const ways = [
    bkash.on && t('bKash'),
    nagad.on && t('Nagad'),
    rocket.on && t('Rocket'),
    bank.on && t('bank'),
    cash && t('cash'),
  ]
  return t('{ways}; {advance}% advance', {
    ways: ways.filter(Boolean).join(', ') || t('No payment method yet'),
    advance,
  })
}
