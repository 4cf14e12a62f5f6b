import { api } from '../../../contract/api.ts'
import type { Route } from './+types/health'
import { BackupsPanel } from '../../studio/studio/health/backups-panel.tsx'
import { HealthView } from '../../studio/studio/health/health-view.tsx'
import { adminLoader, browserLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import '../../styles/admin-requests.css'
import '../../styles/admin-settings.css'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { t } from '../../../language/t.ts'

async function load(call: Call) {
  const [health, { data: backups, making, daily }] = await Promise.all([
    call(api.health.one),
    call(api.backup.list),
  ])
  return { health: health.data, backups: { backups, making, daily }, now: Date.now() }
}

export const loader = adminLoader(load)

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Health'))

export default function HealthPage({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal="Only the owner can see this page.">
      {({ backups, ...value }) => (
        <HealthView {...value} daily={backups.daily} backups={<BackupsPanel {...backups} />} />
      )}
    </OwnerPage>
  )
}
