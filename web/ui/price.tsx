import { groupDigits } from '../lib/format.ts'

export function Price({ amount }: { amount: number }) {
  return (
    <span className="price">
      <span className="taka">৳</span>
      {groupDigits(amount)}
    </span>
  )
}
