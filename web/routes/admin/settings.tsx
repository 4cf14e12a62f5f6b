import { useRevalidator } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { SavedSite } from '../../../contract/site-settings.ts'
import type { Route } from './+types/settings'
import { SiteForm } from '../../features/site-admin/site-form.tsx'
import { toValues } from '../../features/site-admin/site-values.ts'
import { ownerLoader, browserLoader } from '../../lib/admin/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import '../../styles/admin-settings.css'
import { AdminLink } from '../../ui/admin/button.tsx'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { OwnerPage } from '../../ui/admin/owner-page.tsx'
import { useVersion } from '../../ui/admin/use-version.ts'

const load = async (call: Call) => (await call(api.site.one)).data

export const loader = ownerLoader(load)

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Settings')

function SettingsForm({ site }: { site: SavedSite }) {
  const { revalidate } = useRevalidator()
  const { initial, withVersion, isNow, reload } = useVersion(site, () => load(signedCall), toValues)
  return (
    <SiteForm
      initial={initial}
      send={async (input) => {
        const reply = await signedCall(api.site.update, { body: withVersion(input) })
        isNow(reply.data.version)
        return reply
      }}
      // The frame around this page shows the brand, too.
      onSaved={() => void revalidate()}
      reload={reload}
    />
  )
}

export default function SettingsPage({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal="Only the owner changes what the site says.">
      {(site) => (
        <>
          <AdminHead
            title="Settings"
            lede="What every page, mail and search result says about you."
            actions={<AdminLink to="/admin/health">Health</AdminLink>}
          />
          <SettingsForm site={site} />
        </>
      )}
    </OwnerPage>
  )
}
