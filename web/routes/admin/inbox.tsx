import { api } from '../../../contract/api.ts'
import { firstCharacters } from '../../../contract/shape/excerpt.ts'
import type { Message } from '../../../contract/booking/message.ts'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import type { Route } from './+types/inbox'
import { t } from '../../../language/t.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { requestQuery } from '../../studio/booking/load-requests.ts'
import { InboxList } from '../../studio/booking/message/inbox-list.tsx'
import { stayOnList } from '../../studio/lib/list-address.ts'
import { type PageRequest, adminLoader, browserLoader } from '../../studio/lib/loaders.ts'
import { Failure } from '../../studio/ui/failure.tsx'
import '../../styles/admin-requests.css'

/** A list shows the beginning of each message only. */
const toRow = (message: Message): Message => ({ ...message, message: firstCharacters(message.message, 160) })

async function load(call: Call, { url }: PageRequest) {
  const { page, query } = requestQuery(url)
  const { total, counts, data } = await call(api.message.list, { query })
  stayOnList(url, page, adminRows, total)
  return { page, total, counts, rows: data.map(toRow) }
}

export const loader = adminLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Inbox'))

export default function InboxPage({ loaderData: { outcome } }: Route.ComponentProps) {
  return outcome.ok ? <InboxList {...outcome.value} /> : <Failure {...outcome} whole />
}
