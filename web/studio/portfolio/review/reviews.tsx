import type { ReactNode } from 'react'
import { api } from '../../../../contract/api.ts'
import type { ListedReview, ReviewedService } from '../../../../contract/portfolio/review.ts'
import { formatNumber } from '../../../../language/numbers.ts'
import { plural, t } from '../../../../language/t.ts'
import { cardExcerpt } from '../../../lib/format.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { StarOutline } from '../../../ui/icons.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { ReviewRow } from './review-row.tsx'

interface ReviewsProps {
  reviews: ListedReview[]
  page: number
  total: number
  uid: string
  /** Leads from one's own reviews to those of everybody, for the owner. */
  tabs: ReactNode
}

const stars = () =>
  [5, 4, 3, 2, 1].map((count) => ({
    value: String(count),
    label: plural(count, '{n} star', '{n} stars'),
  }))

const shared = ({ reviews, page, total, uid, tabs }: ReviewsProps, showName: boolean) => ({
  title: t('My Reviews'),
  actions: tabs,
  label: t('Reviews'),
  noun: ['review', 'reviews'] as ['review', 'reviews'],
  rows: reviews,
  page,
  total,
  row: (review: ListedReview, askRemoval: () => void) => (
    <ReviewRow
      key={review._id}
      review={review}
      mayEdit={review.uid === uid}
      showName={showName}
      onDelete={askRemoval}
    />
  ),
  removal: {
    question: () => t('Are you sure you want to DELETE this review?'),
    what: (review: ListedReview) => (
      <div>
        <span className="adm-cell-t">
          {showName
            ? t('{service}, by {name}', { service: review.serviceName, name: review.name })
            : review.serviceName}
        </span>
        <Stars rating={review.rating} />
        <span className="adm-cell-s">{cardExcerpt(review.review)}</span>
      </div>
    ),
    note: () => t('It is deleted permanently, and the average rating of the service changes.'),
    send: ({ _id }: ListedReview) => signedCall(api.review.remove, { params: { id: _id } }),
  },
})

const toServices = (label: string) => (
  <ButtonLink look="line" to="/services">
    {label}
  </ButtonLink>
)

/** The owner reads and removes all reviews; only their authors can edit them. */
export const AllReviews = ({ services, ...props }: ReviewsProps & { services: ReviewedService[] }) => (
  <ListPage
    {...shared(props, true)}
    lede={(isNarrowed) =>
      t(isNarrowed ? '{things} by everyone found, newest first' : '{things} by everyone, newest first', {
        things: plural(props.total, '{n} review', '{n} reviews'),
      })
    }
    tools={{
      search: t('Search reviews'),
      selects: [
        {
          name: 'service',
          label: t('Service'),
          all: t('All services'),
          options: services.map(({ _id, title, reviewCount }) => ({
            value: _id,
            label: `${title} (${formatNumber(reviewCount)})`,
          })),
        },
        { name: 'rating', label: t('Stars'), all: t('All stars'), options: stars() },
      ],
      tip: t('Try a name, a word of the review or another service.'),
    }}
    empty={{
      icon: <StarOutline />,
      title: t('No reviews yet'),
      text: t(
        'Signed-in customers leave reviews on the page of a service. Ask the last client you worked for.',
      ),
      action: toServices(t('See your services')),
    }}
  />
)

export const MyReviews = (props: ReviewsProps) => (
  <ListPage
    {...shared(props, false)}
    lede={t('{things}, newest first', { things: plural(props.total, '{n} review', '{n} reviews') })}
    aside={
      <p className="adm-soft adm-small">
        {t(
          'Reviews appear under the service with your name and photo. You can change or delete yours at any time.',
        )}
      </p>
    }
    empty={{
      icon: <StarOutline />,
      title: t('You have not written a review'),
      text: t('After a shoot, tell others how it went. Ten characters are enough; a story is better.'),
      action: toServices(t('Find your service')),
    }}
  />
)
