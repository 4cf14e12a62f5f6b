import { groupDigits } from '../../lib/format.ts'

const banglaZero = 0x09e6

/** '১,২০,০০০' and '1,20,000' both mean 120000; whatever is no number stays for the rules to refuse. */
export const plainPrice = (typed: string) =>
  typed.replace(/[০-৯]/g, (digit) => String(digit.codePointAt(0)! - banglaZero)).replace(/[\s,৳]/g, '')

/** Grouped as prices are shown, once it is a number. */
export function groupedPrice(typed: string) {
  const plain = plainPrice(typed)
  return /^\d{1,12}$/.test(plain) ? groupDigits(Number(plain)) : typed
}
