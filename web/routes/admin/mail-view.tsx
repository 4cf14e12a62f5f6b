import { data, useRouteLoaderData } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Route } from './+types/mail-view'
import { MailView } from '../../features/mail-admin/mail-view.tsx'
import { adminPart } from '../../lib/admin/load.ts'
import type { Call } from '../../lib/api.ts'
import { pageOf } from '../../lib/page-context.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import type { loader as rootLoader } from '../../root.tsx'
import '../../styles/admin-requests.css'
import { Failure } from '../../ui/admin/failure.tsx'
import { PermissionView } from '../../ui/admin/permission.tsx'

const back = { to: '/admin/mails', label: 'Mails' }

const load = async (call: Call, id: string) => ({ mail: (await call(api.mail.one, { params: { id } })).data })

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const outcome = await adminPart(request, load(pageOf(context).call, params.id))
  return data({ outcome }, outcome.ok ? 200 : outcome.status)
}

export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) => ({
  outcome: await adminPart(request, load(signedCall, params.id)),
})

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Mail')

const retry = ({ _id }: { _id: string }) => signedCall(api.mail.retry, { params: { id: _id } })

const remove = ({ _id }: { _id: string }) => signedCall(api.mail.remove, { params: { id: _id } })

export default function MailPage({ loaderData: { outcome } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer
  if (viewer?.role !== 'owner') return <PermissionView text="Only the owner reads the mails of the site." />
  if (!outcome.ok) return <Failure {...outcome} back={back} whole />
  return <MailView {...outcome.value} retry={retry} remove={remove} />
}
