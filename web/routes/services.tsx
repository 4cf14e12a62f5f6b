import { data } from 'react-router'
import { api } from '../../contract/api.ts'
import type { Route } from './+types/services'
import { toCard } from '../site/portfolio/service/service-card.tsx'
import { type ServicesOnPage, ServicesPage } from '../site/portfolio/service/services-page.tsx'
import type { Call } from '../lib/api.ts'
import { browserCall } from '../lib/browser-call.ts'
import { breadcrumbLd } from '../lib/json-ld.ts'
import { servicesPerPage } from '../../contract/shape/page-sizes.ts'
import { toResult, awaitOrDefer } from '../lib/load.ts'
import { pageOf } from '../lib/page-context.ts'
import { pageNumber } from '../lib/url.ts'
import { seo } from '../lib/seo.ts'
import { t } from '../../language/t.ts'

async function load(call: Call, page: number): Promise<ServicesOnPage> {
  const reply = await call(api.service.list, { query: { limit: servicesPerPage, page } })
  return { page, total: reply.total, services: reply.data.map(toCard), pictures: reply.pictures }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const outcome = await toResult(load(pageOf(context).call, pageNumber(request.url)))
  return data({ outcome }, outcome.ok ? 200 : outcome.status)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { outcome: (await awaitOrDefer(toResult(load(browserCall, pageNumber(request.url))))).value }
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const rootData = matches[0].loaderData
  const { publicUrl } = rootData
  const page = pageNumber(publicUrl + location.pathname + location.search)
  return seo(rootData, {
    title: t('Services'),
    description: t(
      'Product, corporate, wedding, interior and industrial photography in Bangladesh: what each service includes and what it costs.',
    ),
    path: page > 1 ? `/services?page=${page}` : '/services',
    jsonLd: [
      breadcrumbLd(publicUrl, [
        [t('Home'), '/'],
        [t('Services'), '/services'],
      ]),
    ],
  })
}

export default function Services({ loaderData }: Route.ComponentProps) {
  return <ServicesPage outcome={loaderData.outcome} />
}
