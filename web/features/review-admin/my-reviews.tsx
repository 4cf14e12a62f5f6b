import type { ReactNode } from 'react'
import type { ListedReview } from '../../../contract/review.ts'
import { countOf } from '../../lib/admin/days.ts'
import { StarOutline } from '../../ui/icons.tsx'
import { AdminEmptyState } from '../../ui/admin/empty-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { ReviewList } from './review-list.tsx'

interface MyReviewsProps {
  reviews: ListedReview[]
  page: number
  total: number
  uid: string
  tabs: ReactNode
  remove: (review: ListedReview) => Promise<{ message: string }>
}

export function MyReviews({ tabs, ...list }: MyReviewsProps) {
  return (
    <>
      <AdminHead title="My Reviews" lede={`${countOf(list.total, 'review')}, newest first`} actions={tabs} />
      <div className="adm-form">
        <ReviewList
          {...list}
          none={
            <AdminEmptyState
              icon={<StarOutline />}
              title="You have not written a review"
              text="After a shoot, tell others how it went. Ten characters are enough; a story is better."
            >
              <ButtonLink look="line" to="/services">
                Find your service
              </ButtonLink>
            </AdminEmptyState>
          }
        />
        <div className="adm-column adm-aside">
          <p className="adm-soft adm-small">
            Reviews appear under the service with your name and photo. You can change or delete yours at any
            time.
          </p>
        </div>
      </div>
    </>
  )
}
