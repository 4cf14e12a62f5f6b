import { data } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Route } from './+types/settings'
import { GatewaysPanel } from '../../studio/billing/gateway/gateways-panel.tsx'
import { MailSettings } from '../../studio/studio/mail/mail-settings.tsx'
import { settingsPageOf } from '../../studio/studio/site/settings-pages.ts'
import { SettingsScreen } from '../../studio/studio/site/settings-screen.tsx'
import { loadSettings } from '../../studio/studio/site/use-settings.ts'
import { type PageRequest, ownerLoader, browserLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import '../../styles/admin-settings.css'
import '../../styles/admin-gateway.css'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { t } from '../../../language/t.ts'

/** All settings load at once: they are small, and the list next to a page shows values of the others. */
async function load(call: Call, { params }: PageRequest<{ page?: string }>) {
  if (!settingsPageOf(params.page)) throw data(null, 404)
  const [settings, mail, gateways] = await Promise.all([
    loadSettings(call),
    call(api.mail.setup),
    call(api.gateway.list),
  ])
  return { settings, mail: mail.data, gateways: gateways.data }
}

export const loader = ownerLoader(load)

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Settings'))

export default function SettingsRoute({ loaderData: { outcome }, params }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal="Only the owner can change settings.">
      {({ settings, mail, gateways }) => (
        <SettingsScreen
          loaded={settings}
          mail={<MailSettings setup={mail} />}
          gateways={<GatewaysPanel gateways={gateways} />}
          chosen={params.page}
        />
      )}
    </OwnerPage>
  )
}
