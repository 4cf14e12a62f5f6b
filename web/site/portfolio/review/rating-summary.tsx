import { oneDecimal } from '../../../lib/format.ts'
import { Stars } from '../../../ui/stars.tsx'
import { formatNumber } from '../../../../language/numbers.ts'
import { plural } from '../../../../language/t.ts'

export interface Rating {
  rating: number
  reviewCount: number
  /** The number of ratings with 1, 2, 3, 4 and 5 stars. */
  stars: number[]
}

export function RatingSummary({ rating, reviewCount, stars }: Rating) {
  return (
    <div className="rating">
      <div>
        <div className="rating-big" aria-hidden="true">
          {oneDecimal(rating)}
        </div>
        <Stars rating={rating} bare />
        <p className="note">{plural(reviewCount, 'from {n} review', 'from {n} reviews')}</p>
      </div>
      <ul className="bars">
        {[5, 4, 3, 2, 1].map((count) => {
          const reviews = stars[count - 1] ?? 0
          return (
            <li key={count}>
              <span>{plural(count, '{n} star', '{n} stars')}</span>
              <span className="bar">
                <i style={{ width: `${Math.round((reviews / reviewCount) * 100)}%` }} />
              </span>
              <span>{formatNumber(reviews)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
