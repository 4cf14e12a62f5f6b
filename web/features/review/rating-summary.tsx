import { oneDecimal } from '../../lib/format.ts'
import { Stars } from '../../ui/stars.tsx'

export interface Rating {
  rating: number
  reviewCount: number
  /** How many gave 1, 2, 3, 4 and 5 stars. */
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
        <p className="note">{reviewCount === 1 ? 'from 1 review' : `from ${reviewCount} reviews`}</p>
      </div>
      <ul className="bars">
        {[5, 4, 3, 2, 1].map((count) => {
          const reviews = stars[count - 1] ?? 0
          return (
            <li key={count}>
              <span>{count === 1 ? '1 star' : `${count} stars`}</span>
              <span className="bar">
                <i style={{ width: `${Math.round((reviews / reviewCount) * 100)}%` }} />
              </span>
              <span>{reviews}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
