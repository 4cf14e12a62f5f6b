import { plainAmount } from '../../../../contract/shape/money.ts'
import { groupDigits } from '../../../lib/format.ts'

/** Grouped as prices are shown, once it is a number. */
export function groupedPrice(typed: string) {
  const plain = plainAmount(typed)
  return /^\d{1,12}$/.test(plain) ? groupDigits(Number(plain)) : typed
}
