import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { invoiceStates } from '../../../contract/billing/money-page.ts'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import type { Route } from './+types/money'
import { MoneyScreen } from '../../studio/billing/money/money-screen.tsx'
import { listAddress, stayOnList } from '../../studio/lib/list-address.ts'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import '../../styles/admin-requests.css'
import '../../styles/admin-money.css'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { t } from '../../../language/t.ts'

async function load(call: Call, { url }: PageRequest) {
  const { page, filters } = listAddress(url, ['status', 'search'])
  const state = invoiceStates.find((one) => one === filters.status)
  const [overview, { total, counts, ...list }] = await Promise.all([
    call(api.money.overview),
    call(api.money.invoices, {
      query: { sort: 'desc', page, limit: adminRows, state, search: filters.search?.slice(0, 100) },
    }),
  ])
  stayOnList(url, page, adminRows, total)
  return { overview: overview.data, invoices: list.data, total, counts, page, today: dayInDhaka() }
}

export const loader = ownerLoader(load)

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Money'))

export default function MoneyPage({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal="Only the owner can see the studio’s money.">
      {(value) => <MoneyScreen {...value} />}
    </OwnerPage>
  )
}
