import { data, useRouteLoaderData } from 'react-router'
import { api } from '../../../contract/api.ts'
import { firstCharacters } from '../../../contract/excerpt.ts'
import type { Message } from '../../../contract/message.ts'
import { adminRows } from '../../../contract/page-sizes.ts'
import type { Route } from './+types/inbox'
import { InboxList } from '../../features/message-admin/inbox-list.tsx'
import { download } from '../../lib/admin/download.ts'
import { listAddress, stayOnList } from '../../lib/admin/list-address.ts'
import { adminPart } from '../../lib/admin/load.ts'
import { filterOf, type ListFilter } from '../../lib/admin/status.ts'
import type { Call } from '../../lib/api.ts'
import { pageOf } from '../../lib/page-context.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import type { loader as rootLoader } from '../../root.tsx'
import '../../styles/admin-requests.css'
import { Failure } from '../../ui/admin/failure.tsx'

/** A list shows the beginning of each message, not pages of text. */
const toRow = (message: Message): Message => ({ ...message, message: firstCharacters(message.message, 160) })

async function load(call: Call, url: string) {
  const { page, filters, isNarrowed } = listAddress(url, ['search', 'status'])
  const { total, counts, ...reply } = await call(api.message.list, {
    query: {
      sort: 'desc',
      page,
      limit: adminRows,
      search: filters.search,
      ...filterOf(filters.status),
    },
  })
  stayOnList(url, page, adminRows, total)
  return { page, total, counts, isNarrowed, messages: reply.data.map(toRow) }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const outcome = await adminPart(request, load(pageOf(context).call, request.url))
  return data({ outcome }, outcome.ok ? 200 : outcome.status)
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  outcome: await adminPart(request, load(signedCall, request.url)),
})

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Inbox')

const solve = ({ _id }: Message) => signedCall(api.message.solve, { params: { id: _id } })

const clear = ({ _id }: Message) => signedCall(api.message.notSpam, { params: { id: _id } })

const remove = ({ _id }: Message) => signedCall(api.message.remove, { params: { id: _id } })

const acts = { solve, clear, remove, save: (filter: ListFilter) => download(api.message.export, filter) }

export default function InboxPage({ loaderData: { outcome } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer
  if (!outcome.ok) return <Failure {...outcome} whole />
  return <InboxList {...outcome.value} maySolve={viewer?.role === 'owner'} {...acts} />
}
