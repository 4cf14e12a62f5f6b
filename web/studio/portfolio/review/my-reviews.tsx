import type { ReactNode } from 'react'
import type { ListedReview } from '../../../../contract/portfolio/review.ts'
import { StarOutline } from '../../../ui/icons.tsx'
import { AdminEmptyState } from '../../ui/empty-state.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { AdminHead } from '../../ui/page-head.tsx'
import { ReviewList } from './review-list.tsx'
import { plural, t } from '../../../../language/t.ts'

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
      <AdminHead
        title={t('My Reviews')}
        lede={t('{things}, newest first', { things: plural(list.total, '{n} review', '{n} reviews') })}
        actions={tabs}
      />
      <div className="adm-form">
        <ReviewList
          {...list}
          none={
            <AdminEmptyState
              icon={<StarOutline />}
              title={t('You have not written a review')}
              text={t(
                'After a shoot, tell others how it went. Ten characters are enough; a story is better.',
              )}
            >
              <ButtonLink look="line" to="/services">
                {t('Find your service')}
              </ButtonLink>
            </AdminEmptyState>
          }
        />
        <div className="adm-column adm-aside">
          <p className="adm-soft adm-small">
            {t(
              'Reviews appear under the service with your name and photo. You can change or delete yours at any time.',
            )}
          </p>
        </div>
      </div>
    </>
  )
}
