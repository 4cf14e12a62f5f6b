import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import type { ListedReview } from '../../../../contract/portfolio/review.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Pencil, Trash } from '../../ui/icons.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { t } from '../../../../language/t.ts'

interface ReviewRowProps {
  review: ListedReview
  /** Only the author may edit it. */
  mayEdit: boolean
  /** Shows the author, where there are several. */
  showName: boolean
  onDelete: () => void
}

export function ReviewRow({ review, mayEdit, showName, onDelete }: ReviewRowProps) {
  const what = showName
    ? t('the review by {name}', { name: review.name })
    : t('the review of {serviceName}', { serviceName: review.serviceName })
  return (
    <article className="adm-rev">
      <Picture of={review.thumbnail} alt="" sizes="112px" className="adm-thumb adm-rev-pic" />
      <div>
        <h2>
          <PageLink className="adm-cell-t" to={`/services/${review.serviceId}`} data-row>
            {review.serviceName}
          </PageLink>
        </h2>
        <div className="row adm-rev-meta">
          <Stars rating={review.rating} />
          {showName && <b>{review.name}</b>}
          <time className="adm-num" dateTime={review.createdAt}>
            {formatUsDateTime(review.createdAt)}
          </time>
        </div>
        <p>{review.review}</p>
      </div>
      <div className="adm-rev-do">
        {mayEdit && (
          <ButtonLink
            look="line"
            small
            to={`/admin/my-reviews/edit-review/${review._id}`}
            aria-label={t('Edit {what}', { what })}
          >
            <Pencil />
            {t('Edit')}
          </ButtonLink>
        )}
        <Button
          look="line"
          small
          data-act="delete"
          aria-label={t('Delete {what}', { what })}
          onClick={onDelete}
        >
          <Trash />
          {t('Delete')}
        </Button>
      </div>
    </article>
  )
}
