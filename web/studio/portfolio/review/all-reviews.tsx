import type { ReactNode } from 'react'
import type { ListedReview, ReviewedService } from '../../../../contract/portfolio/review.ts'
import { StarOutline } from '../../../ui/icons.tsx'
import { AdminEmptyState } from '../../ui/empty-state.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SearchNone } from '../../ui/icons.tsx'
import { ListTools, SelectFilter } from '../../ui/list-tools.tsx'
import { AdminHead } from '../../ui/page-head.tsx'
import { useListQuery } from '../../ui/use-list-query.ts'
import { ReviewList } from './review-list.tsx'
import { formatNumber } from '../../../../language/numbers.ts'
import { plural, t } from '../../../../language/t.ts'

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

const stars = () =>
  [5, 4, 3, 2, 1].map((count) => ({
    value: String(count),
    label: plural(count, '{n} star', '{n} stars'),
  }))

function NothingHere({ isNarrowed }: { isNarrowed: boolean }) {
  const { change } = useListQuery()
  if (isNarrowed) {
    return (
      <AdminEmptyState
        icon={<SearchNone />}
        title={t('No review matches')}
        text={t('Try a name, a word of the review or another service.')}
      >
        <Button look="line" onClick={() => change({ search: '', service: '', rating: '' })}>
          {t('Clear search and filter')}
        </Button>
      </AdminEmptyState>
    )
  }
  return (
    <AdminEmptyState
      icon={<StarOutline />}
      title={t('No reviews yet')}
      text={t(
        'Signed-in customers leave reviews on the page of a service. Ask the last client you worked for.',
      )}
    >
      <ButtonLink look="line" to="/services">
        {t('See your services')}
      </ButtonLink>
    </AdminEmptyState>
  )
}

/** The owner reads and removes all reviews; only their authors can edit them. */
export function AllReviews({ services, isNarrowed, tabs, ...list }: AllReviewsProps) {
  return (
    <>
      <AdminHead
        title={t('My Reviews')}
        lede={t(
          isNarrowed ? '{things} by everyone found, newest first' : '{things} by everyone, newest first',
          { things: plural(list.total, '{n} review', '{n} reviews') },
        )}
        actions={tabs}
      />
      {(list.total > 0 || isNarrowed) && (
        <ListTools search={t('Search reviews')}>
          <SelectFilter
            name="service"
            label={t('Service')}
            all={t('All services')}
            options={services.map(({ _id, title, reviewCount }) => ({
              value: _id,
              label: `${title} (${formatNumber(reviewCount)})`,
            }))}
          />
          <SelectFilter name="rating" label={t('Stars')} all={t('All stars')} options={stars()} />
        </ListTools>
      )}
      <ReviewList {...list} everybodys none={<NothingHere isNarrowed={isNarrowed} />} />
    </>
  )
}
