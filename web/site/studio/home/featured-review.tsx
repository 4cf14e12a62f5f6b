import type { Review } from '../../../../contract/portfolio/review.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { PageLink } from '../../../ui/page-link.tsx'

/** One review at the size of a headline. */
export function FeaturedReview({ review }: { review: Review }) {
  const { review: words, name, serviceName, serviceId } = review
  return (
    <section className="voice" aria-label={t('A review')}>
      <div className="wrap">
        <blockquote lang={langOf(words)}>
          <p>“{words}”</p>
        </blockquote>
        <p className="voice-by">
          <b lang={langOf(name)}>{name}</b>
          <PageLink className="text-link" to={`/services/${serviceId}`}>
            <span lang={langOf(serviceName)}>{serviceName}</span>
          </PageLink>
        </p>
      </div>
    </section>
  )
}
