import { data, useRouteLoaderData } from 'react-router'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/dates.ts'
import { adminRows } from '../../../contract/page-sizes.ts'
import type { Route } from './+types/requests'
import { type RequestRow, RequestsList } from '../../features/request-admin/requests-list.tsx'
import { download } from '../../lib/admin/download.ts'
import { listAddress, stayOnList } from '../../lib/admin/list-address.ts'
import { adminPart } from '../../lib/admin/load.ts'
import { filterOf, type ListFilter } from '../../lib/admin/status.ts'
import type { Call } from '../../lib/api.ts'
import { pageOf } from '../../lib/page-context.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import type { loader as rootLoader } from '../../root.tsx'
import '../../styles/admin-requests.css'
import { Failure } from '../../ui/admin/failure.tsx'

const toRow = ({
  _id,
  name,
  phone,
  serviceTitle,
  eventDate,
  resolved,
  spamSigns,
}: RequestRow): RequestRow => ({
  _id,
  name,
  phone,
  serviceTitle,
  eventDate,
  resolved,
  spamSigns,
})

async function load(call: Call, url: string) {
  const { page, filters, isNarrowed } = listAddress(url, ['search', 'status'])
  const { total, counts, ...reply } = await call(api.booking.list, {
    query: {
      sort: 'desc',
      page,
      limit: adminRows,
      search: filters.search,
      ...filterOf(filters.status),
    },
  })
  stayOnList(url, page, adminRows, total)
  return { page, total, counts, isNarrowed, today: dayInDhaka(), requests: reply.data.map(toRow) }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const outcome = await adminPart(request, load(pageOf(context).call, request.url))
  return data({ outcome }, outcome.ok ? 200 : outcome.status)
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  outcome: await adminPart(request, load(signedCall, request.url)),
})

export const meta: Route.MetaFunction = ({ matches }) =>
  unlisted(matches[0].loaderData, 'Event Booking Request')

const solve = ({ _id }: RequestRow) => signedCall(api.booking.solve, { params: { id: _id } })

const clear = ({ _id }: RequestRow) => signedCall(api.booking.notSpam, { params: { id: _id } })

const remove = ({ _id }: RequestRow) => signedCall(api.booking.remove, { params: { id: _id } })

const acts = { solve, clear, remove, save: (filter: ListFilter) => download(api.booking.export, filter) }

export default function Requests({ loaderData: { outcome } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer
  if (!outcome.ok) return <Failure {...outcome} whole />
  return <RequestsList {...outcome.value} maySolve={viewer?.role === 'owner'} {...acts} />
}
