import { api } from '../../../contract/api.ts'
import { clientGroups, clientOrders } from '../../../contract/people/client.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import type { Route } from './+types/clients'
import { ClientsList } from '../../studio/people/person/clients-list.tsx'
import { listAddress, stayOnList } from '../../studio/lib/list-address.ts'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import '../../styles/admin-clients.css'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { t } from '../../../language/t.ts'

async function load(call: Call, { url }: PageRequest) {
  const { page, filters } = listAddress(url, ['search', 'status', 'sort'])
  const group = clientGroups.find((one) => one === filters.status)
  const by = clientOrders.find((one) => one === filters.sort)
  const search = filters.search?.slice(0, 100)
  const { data, total, counts } = await call(api.client.list, {
    query: { page, limit: adminRows, search, group, by },
  })
  stayOnList(url, page, adminRows, total)
  return { clients: data, total, counts, page, today: dayInDhaka() }
}

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Clients'))

export default function ClientsPage({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal="Only the owner can see the studio’s clients.">
      {(value) => <ClientsList {...value} />}
    </OwnerPage>
  )
}
