import { groupDigits } from '../lib/format.ts'
import { formatPaisa } from '../../contract/shape/money.ts'

export function Price({ amount }: { amount: number }) {
  return (
    <span className="price">
      <span className="taka">৳</span>
      {groupDigits(amount)}
    </span>
  )
}

/** An amount in paisa, with the sign of the taka in its own typeface. */
export function Amount({ paisa }: { paisa: number }) {
  const [before, digits] = formatPaisa(paisa).split('৳')
  return (
    <span className="price">
      {before}
      <span className="taka">৳</span>
      {digits}
    </span>
  )
}
