import { useHref, useViewTransitionState } from 'react-router'
import type { Service } from '../../../../contract/portfolio/service.ts'
import { cardExcerpt } from '../../../lib/format.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { defaultRating, Stars } from '../../../ui/stars.tsx'
import { langOf } from '../../../lib/lang.ts'

/** Only the fields that a card shows: the page contains them twice, as markup and as data. */
export interface CardService extends Pick<Service, '_id' | 'title' | 'thumbnail' | 'price'> {
  excerpt: string
  rating?: number
}

export const toCard = ({ _id, title, thumbnail, price, rating, details }: Service): CardService => ({
  _id,
  title,
  thumbnail,
  price,
  rating,
  excerpt: cardExcerpt(details),
})

const sizes = '(width <= 760px) 100vw, (width <= 1080px) 60vw, 680px'

export function ServiceCard({ service, priority }: { service: CardService; priority?: boolean }) {
  const address = `/services/${service._id}`
  const grows = useViewTransitionState(useHref(address))
  return (
    <article className="card">
      <div className="card-photo">
        <Picture
          of={service.thumbnail}
          sizes={sizes}
          priority={priority}
          style={grows ? { viewTransitionName: 'photo' } : undefined}
        />
      </div>
      <h3 lang={langOf(service.title)}>
        <PageLink to={address}>{service.title}</PageLink>
      </h3>
      <p className="card-text" lang={langOf(service.excerpt)}>
        {service.excerpt}
      </p>
      <div className="row card-foot">
        <Stars rating={service.rating ?? defaultRating} />
        <Price amount={service.price} />
      </div>
    </article>
  )
}
