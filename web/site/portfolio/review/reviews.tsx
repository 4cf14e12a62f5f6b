import { useLocation, useNavigation } from 'react-router'
import type { Review } from '../../../../contract/portfolio/review.ts'
import { oneDecimal } from '../../../lib/format.ts'
import { pageCount, reviewsPerPage } from '../../../../contract/shape/page-sizes.ts'
import { isOwnPath } from '../../../../contract/shape/web-address.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { Bone, Skeleton } from '../../../ui/loading.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { type Rating, RatingSummary } from './rating-summary.tsx'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'

/** The query parameter of the page of reviews. */
export const reviewsParam = 'reviews'

function ReviewItem({ review }: { review: Review }) {
  return (
    <article className="review">
      {/* A picture on another site would tell that site who reads this page. */}
      <Avatar name={review.name} photo={isOwnPath(review.image) ? review.image : null} large />
      <header>
        <div>
          <h3 lang={langOf(review.name)}>{review.name}</h3>
          <time dateTime={review.createdAt}>{review.reviewTime}</time>
        </div>
        <Stars rating={review.rating} />
      </header>
      <p lang={langOf(review.review)}>{review.review}</p>
    </article>
  )
}

function ReviewSkeleton() {
  return (
    <div className="review">
      <Skeleton className="avatar avatar-lg" />
      <header>
        <Bone width="9rem" height={16} />
        <Bone width="6rem" height={14} />
      </header>
      <div className="review-text">
        <Bone width="92%" />
        <Bone width="64%" />
      </div>
    </div>
  )
}

/** True while another page of reviews of this service is loading. */
function useTurning() {
  const { pathname, search } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === pathname && location.search !== search
}

export function Reviews({ reviews, page, summary }: { reviews: Review[]; page: number; summary: Rating }) {
  const turning = useTurning()
  const { rating, reviewCount } = summary
  return (
    <section className="block" id="reviews">
      <h2>
        {reviewCount > 0
          ? t('Customer Reviews ({rating})', { rating: oneDecimal(rating) })
          : t('Customer Reviews')}
      </h2>
      {reviewCount > 0 && <RatingSummary {...summary} />}
      <div aria-busy={turning} aria-live="polite">
        {turning
          ? Array.from({ length: reviewsPerPage }, (_, index) => <ReviewSkeleton key={index} />)
          : reviews.map((review) => <ReviewItem key={review._id} review={review} />)}
      </div>
      {reviewCount === 0 && (
        <p className="no-reviews">{t('Nobody has reviewed this service yet. Yours would be the first.')}</p>
      )}
      <Pager
        page={page}
        pages={pageCount(reviewCount, reviewsPerPage)}
        label={t('Pages of reviews')}
        param={reviewsParam}
        anchor="reviews"
        small
      />
    </section>
  )
}
