import { api } from '../../../contract/api.ts'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import { serviceStatuses } from '../../../contract/portfolio/service-status.ts'
import type { Route } from './+types/services'
import { toRow } from '../../studio/portfolio/service/service-row.ts'
import { ServicesList } from '../../studio/portfolio/service/services-list.tsx'
import { listAddress, stayOnList } from '../../studio/lib/list-address.ts'
import { type PageRequest, adminLoader, browserLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { useIsOwner } from '../../lib/root-data.ts'
import '../../styles/admin-services.css'
import { Failure } from '../../studio/ui/failure.tsx'
import { PictureLookup } from '../../ui/picture.tsx'
import { toPictureLookup } from '../../ui/picture-lookup.ts'
import { t } from '../../../language/t.ts'

/** Customers see what visitors see. */
async function load(call: Call, { url, viewer }: PageRequest) {
  const { page, filters } = listAddress(url, ['search', 'status'])
  const wanted = serviceStatuses.find((one) => one === filters.status) ?? 'any'
  const status = viewer?.role === 'owner' ? wanted : 'published'
  const reply = await call(api.service.list, {
    query: { page, limit: adminRows, search: filters.search, status },
  })
  stayOnList(url, page, adminRows, reply.total)
  return {
    page,
    total: reply.total,
    services: reply.data.map(toRow),
    counts: reply.counts,
    pictures: reply.pictures,
  }
}

export const loader = adminLoader(load)

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) =>
  unlisted(matches[0].loaderData, t('Services Control'))

export default function ServicesControl({ loaderData: { outcome } }: Route.ComponentProps) {
  const isOwner = useIsOwner()
  if (!outcome.ok) return <Failure {...outcome} whole />
  const { pictures, ...list } = outcome.value
  return (
    <PictureLookup value={toPictureLookup(pictures)}>
      <ServicesList {...list} mayEdit={isOwner} />
    </PictureLookup>
  )
}
