import { shortDescription } from '../../../../contract/shape/excerpt.ts'
import type { Service } from '../../../../contract/portfolio/service.ts'
import { businessId, imageLd, type JsonLd, type LdPicture } from '../../../lib/json-ld.ts'
import { absolute } from '../../../lib/seo.ts'

export function serviceLd(publicUrl: string, service: Service, picture: LdPicture): JsonLd {
  const url = absolute(publicUrl, `/services/${service._id}`)
  return {
    '@type': 'Service',
    '@id': url,
    name: service.title,
    description: shortDescription(service.details),
    image: imageLd(publicUrl, picture),
    url,
    provider: { '@id': businessId(publicUrl) },
    areaServed: 'BD',
    offers: { '@type': 'Offer', price: service.price, priceCurrency: 'BDT', url },
    ...(service.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: service.rating,
        reviewCount: service.reviewCount,
      },
    }),
  }
}
