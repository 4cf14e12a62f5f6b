import { data, useRouteLoaderData } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Route } from './+types/health'
import { HealthView } from '../../features/health-admin/health-view.tsx'
import { adminPart } from '../../lib/admin/load.ts'
import type { Call } from '../../lib/api.ts'
import { pageOf } from '../../lib/page-context.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import type { loader as rootLoader } from '../../root.tsx'
import '../../styles/admin-requests.css'
import '../../styles/admin-settings.css'
import { Failure } from '../../ui/admin/failure.tsx'
import { PermissionView } from '../../ui/admin/permission.tsx'

const load = async (call: Call) => ({ health: (await call(api.health.one)).data, now: Date.now() })

export async function loader({ context, request }: Route.LoaderArgs) {
  const outcome = await adminPart(request, load(pageOf(context).call))
  return data({ outcome }, outcome.ok ? 200 : outcome.status)
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  outcome: await adminPart(request, load(signedCall)),
})

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Health')

export default function HealthPage({ loaderData: { outcome } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer
  if (viewer?.role !== 'owner') return <PermissionView text="Only the owner looks behind the site." />
  if (!outcome.ok) return <Failure {...outcome} whole />
  return <HealthView {...outcome.value} />
}
