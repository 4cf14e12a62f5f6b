import { percentOf } from '../shape/money.ts'

/** A part of a sum: so many paisa of it, or so many percent. */
export interface Share {
  kind: 'amount' | 'percent'
  value: number
}

interface Priced {
  lines: { count: number; price: number }[]
  discount: Share
  advance: Share
}

/** A rounded percentage of all of it is not more than all of it. */
const shareOf = ({ kind, value }: Share, sum: number) =>
  kind === 'percent' ? Math.min(sum, percentOf(value, sum)) : value

/** What an offer comes to, in paisa. The one place that reckons it, for the form, the server and the paper. */
export function offerSums({ lines, discount, advance }: Priced) {
  const subtotal = lines.reduce((sum, { count, price }) => sum + count * price, 0)
  const taken = shareOf(discount, subtotal)
  const total = subtotal - taken
  const paidAhead = shareOf(advance, total)
  return { subtotal, discount: taken, total, advance: paidAhead, balance: total - paidAhead }
}
