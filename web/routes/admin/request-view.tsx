import { data, useRouteLoaderData } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Booking } from '../../../contract/booking.ts'
import { dayInDhaka } from '../../../contract/dates.ts'
import type { ReplyInput } from '../../../contract/reply.ts'
import type { Route } from './+types/request-view'
import { RequestView } from '../../features/request-admin/request-view.tsx'
import { adminPart } from '../../lib/admin/load.ts'
import type { Call } from '../../lib/api.ts'
import { pageOf } from '../../lib/page-context.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import type { loader as rootLoader } from '../../root.tsx'
import '../../styles/admin-requests.css'
import { Failure } from '../../ui/admin/failure.tsx'

const back = { to: '/admin/request', label: 'Back to Booking Request' }

async function load(call: Call, id: string) {
  const { data: request, replies } = await call(api.booking.one, { params: { id } })
  return { request, replies, today: dayInDhaka() }
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const outcome = await adminPart(request, load(pageOf(context).call, params.id))
  return data({ outcome }, outcome.ok ? 200 : outcome.status)
}

export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) => ({
  outcome: await adminPart(request, load(signedCall, params.id)),
})

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Booking Request')

const acts = {
  solve: ({ _id }: Booking) => signedCall(api.booking.solve, { params: { id: _id } }),
  clear: ({ _id }: Booking) => signedCall(api.booking.notSpam, { params: { id: _id } }),
  remove: ({ _id }: Booking) => signedCall(api.booking.remove, { params: { id: _id } }),
  reply: ({ _id }: Booking, body: ReplyInput) => signedCall(api.booking.reply, { params: { id: _id }, body }),
}

export default function RequestPage({ loaderData: { outcome } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer
  if (!outcome.ok) return <Failure {...outcome} back={back} whole />
  return <RequestView {...outcome.value} maySolve={viewer?.role === 'owner'} {...acts} />
}
