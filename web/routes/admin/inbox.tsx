import { api } from '../../../contract/api.ts'
import { firstCharacters } from '../../../contract/shape/excerpt.ts'
import type { Message } from '../../../contract/booking/message.ts'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import type { Route } from './+types/inbox'
import { InboxList } from '../../studio/booking/message/inbox-list.tsx'
import { stayOnList } from '../../studio/lib/list-address.ts'
import { type PageRequest, adminLoader, browserLoader } from '../../studio/lib/loaders.ts'
import { requestActs, requestQuery } from '../../studio/booking/load-requests.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { useIsOwner } from '../../lib/root-data.ts'
import '../../styles/admin-requests.css'
import { Failure } from '../../studio/ui/failure.tsx'
import { t } from '../../../language/t.ts'

/** A list shows the beginning of each message only. */
const toRow = (message: Message): Message => ({ ...message, message: firstCharacters(message.message, 160) })

async function load(call: Call, { url }: PageRequest) {
  const { page, isNarrowed, query } = requestQuery(url)
  const { total, counts, ...reply } = await call(api.message.list, { query })
  stayOnList(url, page, adminRows, total)
  return { page, total, counts, isNarrowed, rows: reply.data.map(toRow) }
}

export const loader = adminLoader(load)

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Inbox'))

const acts = requestActs(api.message)

export default function InboxPage({ loaderData: { outcome } }: Route.ComponentProps) {
  const isOwner = useIsOwner()
  if (!outcome.ok) return <Failure {...outcome} whole />
  return <InboxList {...outcome.value} maySolve={isOwner} {...acts} />
}
