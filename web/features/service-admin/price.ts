import { westernDigits } from '../../../language/numbers.ts'
import { groupDigits } from '../../lib/format.ts'

/** '১,২০,০০০' and '1,20,000' both mean 120000; whatever is no number stays for the rules to refuse. */
export const plainPrice = (typed: string) => westernDigits(typed).replace(/[\s,৳]/g, '')

/** Grouped as prices are shown, once it is a number. */
export function groupedPrice(typed: string) {
  const plain = plainPrice(typed)
  return /^\d{1,12}$/.test(plain) ? groupDigits(Number(plain)) : typed
}
