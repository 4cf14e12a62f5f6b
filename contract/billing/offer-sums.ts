import { percentOf } from '../shape/money.ts'

/** A part of a sum: an amount in paisa, or a percentage. */
export interface Share {
  kind: 'amount' | 'percent'
  value: number
}

interface Priced {
  lines: { count: number; price: number }[]
  discount: Share
  advance: Share
}

/** A rounded percentage never exceeds the sum itself. */
const shareOf = ({ kind, value }: Share, sum: number) =>
  kind === 'percent' ? Math.min(sum, percentOf(value, sum)) : value

/** The sums of an offer in paisa: the one calculation for form, server and document. */
export function offerSums({ lines, discount, advance }: Priced) {
  const subtotal = lines.reduce((sum, { count, price }) => sum + count * price, 0)
  const taken = shareOf(discount, subtotal)
  const total = subtotal - taken
  const paidAhead = shareOf(advance, total)
  return { subtotal, discount: taken, total, advance: paidAhead, balance: total - paidAhead }
}
