import { useRef } from 'react'
import { data, useRevalidator, useRouteLoaderData } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { SavedSite } from '../../../contract/site-settings.ts'
import type { Route } from './+types/settings'
import { SiteForm } from '../../features/site-admin/site-form.tsx'
import { toValues } from '../../features/site-admin/site-values.ts'
import { adminPart } from '../../lib/admin/load.ts'
import type { Call } from '../../lib/api.ts'
import { pageOf } from '../../lib/page-context.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import type { loader as rootLoader } from '../../root.tsx'
import '../../styles/admin-settings.css'
import { AdminLink } from '../../ui/admin/button.tsx'
import { Failure } from '../../ui/admin/failure.tsx'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { PermissionView } from '../../ui/admin/permission.tsx'

const load = async (call: Call) => (await call(api.site.one)).data

export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, viewer } = pageOf(context)
  const outcome = await adminPart(request, load(call))
  return data({ outcome }, viewer?.role !== 'owner' ? 403 : outcome.ok ? 200 : outcome.status)
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  outcome: await adminPart(request, load(signedCall)),
})

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Settings')

function SettingsForm({ site }: { site: SavedSite }) {
  const { revalidate } = useRevalidator()
  /** Which state the form was made from. */
  const version = useRef(site.version)
  return (
    <SiteForm
      initial={toValues(site)}
      send={async (input) => {
        const reply = await signedCall(api.site.update, { body: { ...input, version: version.current } })
        version.current = reply.data.version
        return reply
      }}
      // The frame around this page shows the brand, too.
      onSaved={() => void revalidate()}
      reload={async () => {
        const stored = await load(signedCall)
        version.current = stored.version
        return toValues(stored)
      }}
    />
  )
}

export default function SettingsPage({ loaderData: { outcome } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer
  if (viewer?.role !== 'owner') return <PermissionView text="Only the owner changes what the site says." />
  if (!outcome.ok) return <Failure {...outcome} whole />
  return (
    <>
      <AdminHead
        title="Settings"
        lede="What every page, mail and search result says about you."
        actions={<AdminLink to="/admin/health">Health</AdminLink>}
      />
      <SettingsForm site={outcome.value} />
    </>
  )
}
