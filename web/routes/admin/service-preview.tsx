import { ServiceCard } from '../../site/portfolio/service/service-card.tsx'
import type { ServiceValues } from '../../studio/portfolio/service/service-form.tsx'
import { plainAmount } from '../../../contract/shape/money.ts'
import { cardExcerpt } from '../../lib/format.ts'
import { t } from '../../../language/t.ts'

const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const isAddress = /^(https?:\/\/|\/(?!\/))\S+$/

/** The public card of a service while it is edited. */
export function ServicePreview({ values, rating }: { values: ServiceValues; rating: number }) {
  const price = Number(plainAmount(values.price))
  return (
    <ServiceCard
      service={{
        _id: 'preview',
        title: values.title.trim() || t('Title'),
        thumbnail: isAddress.test(values.thumbnail.trim()) ? values.thumbnail.trim() : blank,
        price: Number.isFinite(price) ? price : 0,
        rating,
        excerpt: cardExcerpt(values.details.trim()) || t('The first words of the details.'),
      }}
    />
  )
}
