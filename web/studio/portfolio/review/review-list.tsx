import type { ReactNode } from 'react'
import { adminRows } from '../../../../contract/shape/page-sizes.ts'
import type { ListedReview } from '../../../../contract/portfolio/review.ts'
import { ConfirmDialog } from '../../ui/confirm.tsx'
import { ListPager } from '../../ui/list-pager.tsx'
import { useListQuery } from '../../ui/use-list-query.ts'
import { useRemoval } from '../../ui/use-removal.ts'
import { cardExcerpt } from '../../../lib/format.ts'
import { Stars } from '../../../ui/stars.tsx'
import { ReviewRow } from './review-row.tsx'
import { t } from '../../../../language/t.ts'

interface ReviewListProps {
  reviews: ListedReview[]
  page: number
  total: number
  uid: string
  /** The list contains the reviews of all customers. */
  everybodys?: boolean
  remove: (review: ListedReview) => Promise<{ message: string }>
  /** Shown if there are none. */
  none: ReactNode
}

export function ReviewList({ reviews, page, total, uid, everybodys = false, remove, none }: ReviewListProps) {
  const { list, asked, busy: removing, ask, cancel, confirm } = useRemoval(reviews, remove)
  const { busy } = useListQuery()
  return (
    <div ref={list} className="adm-region" aria-busy={busy || undefined}>
      {reviews.length === 0 ? (
        none
      ) : (
        <>
          <div className="panel">
            {reviews.map((review) => (
              <ReviewRow
                key={review._id}
                review={review}
                mayEdit={review.uid === uid}
                showName={everybodys}
                onDelete={(button) => ask(review, button)}
              />
            ))}
          </div>
          <ListPager page={page} perPage={adminRows} total={total} noun={['review', 'reviews']} />
        </>
      )}
      <ConfirmDialog
        open={asked !== null}
        question={t('Are you sure you want to DELETE this review?')}
        what={
          asked && (
            <div>
              <span className="adm-cell-t">
                {asked.serviceName}
                {everybodys && `, by ${asked.name}`}
              </span>
              <Stars rating={asked.rating} />
              <span className="adm-cell-s">{cardExcerpt(asked.review)}</span>
            </div>
          )
        }
        note={t('It is deleted permanently, and the average rating of the service changes.')}
        busy={removing}
        onNo={cancel}
        onYes={() => void confirm()}
      />
    </div>
  )
}
