import { oneDecimal } from '../lib/format.ts'
import { t } from '../../language/t.ts'

const thresholds = [1, 2, 3, 4, 4.6]

/** Preset in the form, and shown until a rating has loaded. */
export const defaultRating = 4

export function Star({ off }: { off?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={off ? 'off' : undefined}>
      <path d="M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z" />
    </svg>
  )
}

/** Five stars; the last is filled from 4.6. A rating of 0 means no ratings yet. */
export function Stars({ rating, bare }: { rating: number; bare?: boolean }) {
  const rated = rating > 0
  return (
    <span
      className="stars"
      role="img"
      aria-label={rated ? t('Rated {rating} out of 5', { rating: oneDecimal(rating) }) : t('No reviews yet')}
    >
      {thresholds.map((threshold) => (
        <Star key={threshold} off={rating < threshold} />
      ))}
      {!bare && <b aria-hidden="true">{rated ? oneDecimal(rating) : t('No reviews')}</b>}
    </span>
  )
}
