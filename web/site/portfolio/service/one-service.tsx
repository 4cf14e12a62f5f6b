import { useContext } from 'react'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { sizeStyle } from '../../../lib/picture-style.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Picture, PictureLookup } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Stars } from '../../../ui/stars.tsx'
import type { CardService } from './service-card.tsx'

/** The only service as a spread: a single card would look lost. */
export function OneService({ service }: { service: CardService }) {
  const known = useContext(PictureLookup)
  const address = `/services/${service._id}`
  return (
    <article className="one-service grid-12">
      <div className="one-photo" style={sizeStyle(known[service.thumbnail] ?? {})}>
        <Picture of={service.thumbnail} sizes="(width <= 1080px) 100vw, 66vw" />
      </div>
      <div className="one-copy">
        <h3 lang={langOf(service.title)}>
          <PageLink to={address}>{service.title}</PageLink>
        </h3>
        <p lang={langOf(service.excerpt)}>{service.excerpt}</p>
        {service.rating ? <Stars rating={service.rating} /> : null}
        <Price amount={service.price} />
        <ButtonLink to={`${address}#book`}>{t('Book Now')}</ButtonLink>
      </div>
    </article>
  )
}
