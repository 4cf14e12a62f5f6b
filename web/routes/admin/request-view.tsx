import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import type { Route } from './+types/request-view'
import { t } from '../../../language/t.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { loadOwnerData } from '../../studio/booking/load-requests.ts'
import { RequestView } from '../../studio/booking/request/request-view.tsx'
import { type PageRequest, adminLoader, browserLoader } from '../../studio/lib/loaders.ts'
import { Failure } from '../../studio/ui/failure.tsx'
import type { BackLink } from '../../studio/ui/page-head.tsx'
import { loadMoney, moneyParts } from './money-parts.tsx'
import '../../styles/admin-requests.css'
import '../../styles/admin-answering.css'
import '../../styles/admin-booking.css'
import '../../styles/admin-person.css'
import '../../styles/admin-offer.css'
import '../../styles/admin-payments.css'

const back: BackLink = { to: '/admin/request', label: 'Back to Booking Request' }

async function load(call: Call, { url, params, viewer }: PageRequest<{ id: string }>) {
  const [{ data: booking, replies, around, events }, thread, link, own, money] = await Promise.all([
    call(api.booking.one, { params }),
    call(api.clientBooking.thread, { params }),
    call(api.clientBooking.link, { params }),
    loadOwnerData(call, viewer, params.id, api.note.ofBooking),
    loadMoney(call, viewer, params.id),
  ])
  const client = { ...thread.data, ...link.data, address: new URL(link.data.path, url).href }
  return { booking, replies, around, events, client, own, money, today: dayInDhaka() }
}

export const loader = adminLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Booking Request'))

export default function RequestPage({ loaderData: { outcome } }: Route.ComponentProps) {
  if (!outcome.ok) return <Failure {...outcome} back={back} whole />
  const { booking, money } = outcome.value
  return (
    <RequestView
      key={booking._id}
      {...outcome.value}
      back={back}
      money={money && moneyParts(booking, money)}
    />
  )
}
