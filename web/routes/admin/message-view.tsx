import type { BackLink } from '../../studio/ui/page-head.tsx'
import { api } from '../../../contract/api.ts'
import type { Route } from './+types/message-view'
import { MessageView } from '../../studio/booking/message/message-view.tsx'
import { type PageRequest, adminLoader, browserLoader } from '../../studio/lib/loaders.ts'
import { loadOwnerData, toOwnerParts } from '../../studio/booking/owner-data.ts'
import { requestActs } from '../../studio/booking/load-requests.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { useIsOwner } from '../../lib/root-data.ts'
import '../../styles/admin-requests.css'
import '../../styles/admin-answering.css'
import '../../styles/admin-person.css'
import { Failure } from '../../studio/ui/failure.tsx'
import { t } from '../../../language/t.ts'

const back: BackLink = { to: '/admin/inbox', label: 'Go Back' }

async function load(call: Call, { params, viewer }: PageRequest<{ id: string }>) {
  const [{ data: message, replies }, own] = await Promise.all([
    call(api.message.one, { params }),
    loadOwnerData(call, viewer, params.id, () => call(api.note.ofMessage, { params })),
  ])
  return { row: message, replies, own }
}

export const loader = adminLoader(load)

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Message'))

const acts = requestActs(api.message)

export default function MessagePage({ loaderData: { outcome } }: Route.ComponentProps) {
  const isOwner = useIsOwner()
  if (!outcome.ok) return <Failure {...outcome} back={back} whole />
  const { own, ...value } = outcome.value
  return (
    <MessageView
      key={value.row._id}
      {...value}
      own={own && toOwnerParts(own, api.note.ofMessage, api.note.saveOfMessage, value.row._id)}
      maySolve={isOwner}
      {...acts}
    />
  )
}
