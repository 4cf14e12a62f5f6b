import { data, useRouteLoaderData } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { MailCounts } from '../../../contract/mail.ts'
import { adminRows } from '../../../contract/page-sizes.ts'
import type { Route } from './+types/mails'
import { MailsList } from '../../features/mail-admin/mails-list.tsx'
import { listAddress, stayOnList } from '../../lib/admin/list-address.ts'
import { adminPart } from '../../lib/admin/load.ts'
import type { Call } from '../../lib/api.ts'
import { pageOf } from '../../lib/page-context.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import type { loader as rootLoader } from '../../root.tsx'
import '../../styles/admin-requests.css'
import { Failure } from '../../ui/admin/failure.tsx'
import { PermissionView } from '../../ui/admin/permission.tsx'

type State = keyof MailCounts
const states: (string | undefined)[] = ['waiting', 'failed', 'sent'] satisfies State[]
const stateOf = (state: string | undefined) => (states.includes(state) ? (state as State) : undefined)

async function load(call: Call, url: string) {
  const { page, filters } = listAddress(url, ['status'])
  const { total, counts, delivery, ...reply } = await call(api.mail.list, {
    query: { sort: 'desc', page, limit: adminRows, state: stateOf(filters.status) },
  })
  stayOnList(url, page, adminRows, total)
  return { page, total, counts, delivery, mails: reply.data }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const outcome = await adminPart(request, load(pageOf(context).call, request.url))
  return data({ outcome }, outcome.ok ? 200 : outcome.status)
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  outcome: await adminPart(request, load(signedCall, request.url)),
})

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Mails')

const retry = ({ _id }: { _id: string }) => signedCall(api.mail.retry, { params: { id: _id } })

export default function MailsPage({ loaderData: { outcome } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer
  if (viewer?.role !== 'owner') return <PermissionView text="Only the owner reads the mails of the site." />
  if (!outcome.ok) return <Failure {...outcome} whole />
  return <MailsList {...outcome.value} retry={retry} />
}
