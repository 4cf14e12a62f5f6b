import type { ReactNode } from 'react'
import type { ListedReview, ReviewedService } from '../../../contract/review.ts'
import { countOf } from '../../lib/admin/days.ts'
import { StarOutline } from '../../ui/icons.tsx'
import { AdminEmptyState } from '../../ui/admin/empty-state.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SearchNone } from '../../ui/admin/icons.tsx'
import { ListTools, SelectFilter } from '../../ui/admin/list-tools.tsx'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { useListQuery } from '../../ui/admin/use-list-query.ts'
import { ReviewList } from './review-list.tsx'

interface AllReviewsProps {
  reviews: ListedReview[]
  services: ReviewedService[]
  page: number
  total: number
  uid: string
  isNarrowed: boolean
  tabs: ReactNode
  remove: (review: ListedReview) => Promise<{ message: string }>
}

const stars = [5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: countOf(count, 'star') }))

function NothingHere({ isNarrowed }: { isNarrowed: boolean }) {
  const { change } = useListQuery()
  if (isNarrowed) {
    return (
      <AdminEmptyState
        icon={<SearchNone />}
        title="No review matches"
        text="Try a name, a word of the review or another service."
      >
        <Button look="line" onClick={() => change({ search: '', service: '', rating: '' })}>
          Clear search and filter
        </Button>
      </AdminEmptyState>
    )
  }
  return (
    <AdminEmptyState
      icon={<StarOutline />}
      title="No reviews yet"
      text="Customers who are signed in leave them on the page of a service. Ask the last one you worked for."
    >
      <ButtonLink look="line" to="/services">
        See your services
      </ButtonLink>
    </AdminEmptyState>
  )
}

/** The owner reads and removes the reviews of everybody; nobody rewrites another person's words. */
export function AllReviews({ services, isNarrowed, tabs, ...list }: AllReviewsProps) {
  return (
    <>
      <AdminHead
        title="My Reviews"
        lede={`${countOf(list.total, 'review')} by everybody${isNarrowed ? ' found' : ''}, newest first`}
        actions={tabs}
      />
      {(list.total > 0 || isNarrowed) && (
        <ListTools search="Search reviews">
          <SelectFilter
            name="service"
            label="Service"
            all="All services"
            options={services.map(({ _id, title, reviewCount }) => ({
              value: _id,
              label: `${title} (${reviewCount})`,
            }))}
          />
          <SelectFilter name="rating" label="Stars" all="All stars" options={stars} />
        </ListTools>
      )}
      <ReviewList {...list} everybodys none={<NothingHere isNarrowed={isNarrowed} />} />
    </>
  )
}
