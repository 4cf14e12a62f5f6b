import { Suspense } from 'react'
import { Await } from 'react-router'
import { homeServices } from '../../../../contract/shape/page-sizes.ts'
import type { Result } from '../../../lib/load.ts'
import { useContent } from '../../../lib/root-data.ts'
import { ArrowLink } from '../../../ui/links.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorView } from '../../../ui/error-view.tsx'
import { PictureLookup, type PictureInfo } from '../../../ui/picture.tsx'
import { toPictureLookup } from '../../../ui/picture-lookup.ts'
import type { CardService } from './service-card.tsx'
import { OneService } from './one-service.tsx'
import { ServiceCards, ServiceCardsSkeleton } from './service-cards.tsx'
import { t } from '../../../../language/t.ts'

type Services = Result<{ services: CardService[]; pictures: PictureInfo[] }>

function Outcome({ services }: { services: Services }) {
  if (!services.ok) return <ErrorView message={services.message} part />
  const [first, ...others] = services.value.services
  if (first) {
    return (
      <PictureLookup value={toPictureLookup(services.value.pictures)}>
        {others.length > 0 ? <ServiceCards services={[first, ...others]} /> : <OneService service={first} />}
      </PictureLookup>
    )
  }
  return (
    <EmptyState
      title={t('No services yet')}
      text={t('The list of services is coming soon. In the meantime, tell me what you need.')}
      action={<ButtonLink to="/contact" look="line" children={t('Contact Me')} />}
    />
  )
}

/** One service is already shown on the page. */
const More = ({ services }: { services: Services }) =>
  services.ok && services.value.services.length === 1 ? null : (
    <ArrowLink to="/services">{t('View More Services')}</ArrowLink>
  )

/** Resolved when the server renders the page, still loading after client-side navigation. */
export function HomeServices({ services }: { services: Services | Promise<Services> }) {
  const content = useContent()
  return (
    <section className="section section-flush">
      <div className="wrap">
        <div className="section-head">
          <h2>{t('My Service')}</h2>
          {content.services && (
            <Suspense fallback={null}>
              <Await resolve={services}>{(known) => <More services={known} />}</Await>
            </Suspense>
          )}
        </div>
        <Suspense fallback={<ServiceCardsSkeleton count={homeServices} />}>
          <Await resolve={services}>{(known) => <Outcome services={known} />}</Await>
        </Suspense>
      </div>
    </section>
  )
}
