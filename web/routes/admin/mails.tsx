import { api } from '../../../contract/api.ts'
import type { MailCounts } from '../../../contract/shape/mail.ts'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import type { Route } from './+types/mails'
import { MailsList } from '../../studio/studio/mail/mails-list.tsx'
import { listAddress, stayOnList } from '../../studio/lib/list-address.ts'
import { type PageRequest, adminLoader, browserLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import '../../styles/admin-requests.css'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { ownerRefusals } from './owner-refusals.ts'
import { t } from '../../../language/t.ts'

type State = keyof MailCounts
const states: (string | undefined)[] = ['waiting', 'failed', 'sent'] satisfies State[]
const stateOf = (state: string | undefined) => (states.includes(state) ? (state as State) : undefined)

async function load(call: Call, { url }: PageRequest) {
  const { page, filters } = listAddress(url, ['status'])
  const { total, counts, sending, ...reply } = await call(api.mail.list, {
    query: { sort: 'desc', page, limit: adminRows, state: stateOf(filters.status) },
  })
  stayOnList(url, page, adminRows, total)
  return { page, total, counts, sending, mails: reply.data }
}

export const loader = adminLoader(load)

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Emails'))

export default function MailsPage({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal={ownerRefusals.mails}>
      {(value) => <MailsList {...value} />}
    </OwnerPage>
  )
}
