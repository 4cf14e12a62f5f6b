import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import type { Route } from './+types/requests'
import { t } from '../../../language/t.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { requestQuery } from '../../studio/booking/load-requests.ts'
import { RequestsList, toBookingRow } from '../../studio/booking/request/requests-list.tsx'
import { stayOnList } from '../../studio/lib/list-address.ts'
import { type PageRequest, adminLoader, browserLoader } from '../../studio/lib/loaders.ts'
import { Failure } from '../../studio/ui/failure.tsx'
import '../../styles/admin-requests.css'

/** The order in the address; anything invalid is newest first. */
function orderOf(url: string) {
  const order = new URL(url).searchParams.get('sort')
  if (order === 'event') return { by: 'event', sort: 'asc' } as const
  return order === 'event-last' ? ({ by: 'event', sort: 'desc' } as const) : {}
}

async function load(call: Call, { url }: PageRequest) {
  const { page, query } = requestQuery(url)
  const { total, counts, turns, data } = await call(api.booking.list, {
    query: { ...query, ...orderOf(url) },
  })
  stayOnList(url, page, adminRows, total)
  return { page, total, counts, turns, today: dayInDhaka(), rows: data.map(toBookingRow) }
}

export const loader = adminLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) =>
  unlisted(matches[0].loaderData, t('Event Booking Request'))

export default function Requests({ loaderData: { outcome } }: Route.ComponentProps) {
  return outcome.ok ? <RequestsList {...outcome.value} /> : <Failure {...outcome} whole />
}
