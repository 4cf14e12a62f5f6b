import { api } from '../../../contract/api.ts'
import type { Route } from './+types/health'
import { HealthView } from '../../features/health-admin/health-view.tsx'
import { adminLoader, browserLoader } from '../../lib/admin/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import '../../styles/admin-requests.css'
import '../../styles/admin-settings.css'
import { OwnerPage } from '../../ui/admin/owner-page.tsx'

const load = async (call: Call) => ({ health: (await call(api.health.one)).data, now: Date.now() })

export const loader = adminLoader(load)

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Health')

export default function HealthPage({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal="Only the owner looks behind the site.">
      {(value) => <HealthView {...value} />}
    </OwnerPage>
  )
}
