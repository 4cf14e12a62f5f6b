import type { BackLink } from '../../studio/ui/page-head.tsx'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import type { Route } from './+types/request-view'
import { RequestView } from '../../studio/booking/request/request-view.tsx'
import { type PageRequest, adminLoader, browserLoader } from '../../studio/lib/loaders.ts'
import { loadOwnerData, toOwnerParts } from '../../studio/booking/owner-data.ts'
import { requestActs } from '../../studio/booking/load-requests.ts'
import type { Call } from '../../lib/api.ts'
import { loadMoney, moneyParts } from './money-parts.tsx'
import { unlisted } from '../../lib/seo.ts'
import { useIsOwner } from '../../lib/root-data.ts'
import '../../styles/admin-requests.css'
import '../../styles/admin-answering.css'
import '../../styles/admin-booking.css'
import '../../styles/admin-person.css'
import '../../styles/admin-offer.css'
import '../../styles/admin-payments.css'
import { Failure } from '../../studio/ui/failure.tsx'
import { t } from '../../../language/t.ts'

const back: BackLink = { to: '/admin/request', label: 'Back to Booking Request' }

async function load(call: Call, { url, params, viewer }: PageRequest<{ id: string }>) {
  const [{ data: request, replies, around, events }, thread, link, own, money] = await Promise.all([
    call(api.booking.one, { params }),
    call(api.clientBooking.thread, { params }),
    call(api.clientBooking.link, { params }),
    loadOwnerData(call, viewer, params.id, () => call(api.note.ofBooking, { params })),
    loadMoney(call, viewer, params.id),
  ])
  const client = { ...thread.data, ...link.data, address: new URL(link.data.path, url).href }
  return { row: request, replies, around, events, client, own, money, today: dayInDhaka() }
}

export const loader = adminLoader(load)

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Booking Request'))

const acts = requestActs(api.booking)

export default function RequestPage({ loaderData: { outcome } }: Route.ComponentProps) {
  const isOwner = useIsOwner()
  if (!outcome.ok) return <Failure {...outcome} back={back} whole />
  const { own, money, ...value } = outcome.value
  return (
    <RequestView
      key={value.row._id}
      {...value}
      own={own && toOwnerParts(own, api.note.ofBooking, api.note.saveOfBooking, value.row._id)}
      maySolve={isOwner}
      money={money && moneyParts(value.row, money)}
      {...acts}
    />
  )
}
