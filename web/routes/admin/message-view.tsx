import { data, useRouteLoaderData } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Message } from '../../../contract/message.ts'
import type { ReplyInput } from '../../../contract/reply.ts'
import type { Route } from './+types/message-view'
import { MessageView } from '../../features/message-admin/message-view.tsx'
import { adminPart } from '../../lib/admin/load.ts'
import type { Call } from '../../lib/api.ts'
import { pageOf } from '../../lib/page-context.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import type { loader as rootLoader } from '../../root.tsx'
import '../../styles/admin-requests.css'
import { Failure } from '../../ui/admin/failure.tsx'

const back = { to: '/admin/inbox', label: 'Go Back' }

async function load(call: Call, id: string) {
  const { data: message, replies } = await call(api.message.one, { params: { id } })
  return { message, replies }
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const outcome = await adminPart(request, load(pageOf(context).call, params.id))
  return data({ outcome }, outcome.ok ? 200 : outcome.status)
}

export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) => ({
  outcome: await adminPart(request, load(signedCall, params.id)),
})

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Message')

const acts = {
  solve: ({ _id }: Message) => signedCall(api.message.solve, { params: { id: _id } }),
  clear: ({ _id }: Message) => signedCall(api.message.notSpam, { params: { id: _id } }),
  remove: ({ _id }: Message) => signedCall(api.message.remove, { params: { id: _id } }),
  reply: ({ _id }: Message, body: ReplyInput) => signedCall(api.message.reply, { params: { id: _id }, body }),
}

export default function MessagePage({ loaderData: { outcome } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer
  if (!outcome.ok) return <Failure {...outcome} back={back} whole />
  return <MessageView {...outcome.value} maySolve={viewer?.role === 'owner'} {...acts} />
}
