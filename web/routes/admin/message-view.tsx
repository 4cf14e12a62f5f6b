import { api } from '../../../contract/api.ts'
import type { Route } from './+types/message-view'
import { t } from '../../../language/t.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { loadOwnerData } from '../../studio/booking/load-requests.ts'
import { MessageView } from '../../studio/booking/message/message-view.tsx'
import { type PageRequest, adminLoader, browserLoader } from '../../studio/lib/loaders.ts'
import { Failure } from '../../studio/ui/failure.tsx'
import type { BackLink } from '../../studio/ui/page-head.tsx'
import '../../styles/admin-requests.css'
import '../../styles/admin-answering.css'
import '../../styles/admin-person.css'

const back: BackLink = { to: '/admin/inbox', label: 'Go Back' }

async function load(call: Call, { params, viewer }: PageRequest<{ id: string }>) {
  const [{ data: message, replies }, own] = await Promise.all([
    call(api.message.one, { params }),
    loadOwnerData(call, viewer, params.id, api.note.ofMessage),
  ])
  return { message, replies, own }
}

export const loader = adminLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Message'))

export default function MessagePage({ loaderData: { outcome } }: Route.ComponentProps) {
  if (!outcome.ok) return <Failure {...outcome} back={back} whole />
  return <MessageView key={outcome.value.message._id} {...outcome.value} back={back} />
}
