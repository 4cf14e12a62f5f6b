import { Suspense } from 'react'
import { Await, useLocation } from 'react-router'
import { pageCount, servicesPerPage } from '../../../../contract/shape/page-sizes.ts'
import type { Result } from '../../../lib/load.ts'
import { useSite } from '../../../lib/root-data.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorView } from '../../../ui/error-view.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { PictureLookup, type PictureInfo } from '../../../ui/picture.tsx'
import { toPictureLookup } from '../../../ui/picture-lookup.ts'
import type { CardService } from './service-card.tsx'
import { ServiceCards, ServiceCardsSkeleton } from './service-cards.tsx'
import { t } from '../../../../language/t.ts'

export interface ServicesOnPage {
  page: number
  total: number
  services: CardService[]
  pictures: PictureInfo[]
}

function NoServices({ beyond }: { beyond: boolean }) {
  return beyond ? (
    <EmptyState
      title={t('This page is empty')}
      text={t('There are not that many pages of services.')}
      action={<ButtonLink to="/services" look="line" children={t('First page')} />}
    />
  ) : (
    <EmptyState
      title={t('No services yet')}
      text={t('The list of services is coming soon. In the meantime, tell me what you need.')}
      action={<ButtonLink to="/contact" look="line" children={t('Contact Me')} />}
    />
  )
}

function Outcome({ outcome }: { outcome: Result<ServicesOnPage> }) {
  if (!outcome.ok) return <ErrorView message={outcome.message} part />
  const { page, total, services, pictures } = outcome.value
  return (
    <PictureLookup value={toPictureLookup(pictures)}>
      {services.length > 0 ? <ServiceCards services={services} first /> : <NoServices beyond={total > 0} />}
      <Pager page={page} pages={pageCount(total, servicesPerPage)} label={t('Pages of services')} />
    </PictureLookup>
  )
}

export function ServicesPage({
  outcome,
}: {
  outcome: Result<ServicesOnPage> | Promise<Result<ServicesOnPage>>
}) {
  const { search } = useLocation()
  return (
    <>
      <PageHead title={t('My Service')}>{useSite().notes.services}</PageHead>
      <section className="section section-flush">
        <div className="wrap">
          <h2 className="sr">{t('Services')}</h2>
          {/* Keyed, because otherwise the previous services stay until the next ones have loaded. */}
          <Suspense key={search} fallback={<ServiceCardsSkeleton count={servicesPerPage} />}>
            <Await resolve={outcome}>{(known) => <Outcome outcome={known} />}</Await>
          </Suspense>
        </div>
      </section>
    </>
  )
}
