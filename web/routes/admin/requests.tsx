import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import type { Route } from './+types/requests'
import { type BookingRow, RequestsList } from '../../studio/booking/request/requests-list.tsx'
import { stayOnList } from '../../studio/lib/list-address.ts'
import { type PageRequest, adminLoader, browserLoader } from '../../studio/lib/loaders.ts'
import { requestActs, requestQuery } from '../../studio/booking/load-requests.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { useIsOwner } from '../../lib/root-data.ts'
import '../../styles/admin-requests.css'
import { Failure } from '../../studio/ui/failure.tsx'
import { t } from '../../../language/t.ts'

const toRow = ({
  _id,
  name,
  email,
  phone,
  source,
  serviceTitle,
  price,
  eventDate,
  resolved,
  spamSigns,
  date,
  heldUntil,
  resolvedAt,
  situation,
}: BookingRow): BookingRow => ({
  _id,
  name,
  email,
  phone,
  source,
  serviceTitle,
  price,
  eventDate,
  resolved,
  spamSigns,
  date,
  heldUntil,
  resolvedAt,
  situation,
})

/** The order in the address; anything invalid is newest first. */
function orderOf(url: string) {
  const order = new URL(url).searchParams.get('sort')
  if (order === 'event') return { by: 'event', sort: 'asc' } as const
  return order === 'event-last' ? ({ by: 'event', sort: 'desc' } as const) : {}
}

async function load(call: Call, { url }: PageRequest) {
  const { page, isNarrowed, query } = requestQuery(url)
  const { total, counts, turns, ...reply } = await call(api.booking.list, {
    query: { ...query, ...orderOf(url) },
  })
  stayOnList(url, page, adminRows, total)
  return { page, total, counts, turns, isNarrowed, today: dayInDhaka(), rows: reply.data.map(toRow) }
}

export const loader = adminLoader(load)

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) =>
  unlisted(matches[0].loaderData, t('Event Booking Request'))

const acts = requestActs(api.booking)

export default function Requests({ loaderData: { outcome } }: Route.ComponentProps) {
  const isOwner = useIsOwner()
  if (!outcome.ok) return <Failure {...outcome} whole />
  return <RequestsList {...outcome.value} maySolve={isOwner} {...acts} />
}
