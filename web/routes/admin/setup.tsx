import { useRouteLoaderData } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Route } from './+types/setup'
import { MinimalFrame } from '../../studio/studio/frame/minimal-frame.tsx'
import { MailStep } from '../../studio/studio/mail/mail-step.tsx'
import { FirstService } from '../../studio/portfolio/service/first-service.tsx'
import { SetupScreen } from '../../studio/studio/site/setup/setup-screen.tsx'
import { loadSettings } from '../../studio/studio/site/use-settings.ts'
import { AccountMenu } from '../../site/studio/frame/account-menu.tsx'
import { LanguageSwitch } from '../../site/studio/frame/language-switch.tsx'
import { ThemeToggle } from '../../site/studio/frame/theme-toggle.tsx'
import { browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import { withOwnerProfile } from '../../studio/studio/owner-profile.ts'
import type { Call } from '../../lib/api.ts'
import { groupDigits } from '../../lib/format.ts'
import { unlisted } from '../../lib/seo.ts'
import { signOut } from '../../lib/sign-out.ts'
import { useSite, useViewer } from '../../lib/root-data.ts'
import '../../styles/admin.css'
import '../../styles/admin-settings.css'
import '../../styles/admin-setup.css'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import type { loader as rootLoader } from '../../root.tsx'
import { t } from '../../../language/t.ts'

async function load(call: Call) {
  const [settings, progress, services, mail] = await Promise.all([
    loadSettings(call),
    call(api.setup.progress),
    call(api.service.list, { query: { page: 1, limit: 1 } }),
    call(api.mail.setup),
  ])
  return { settings, progress: progress.data, service: services.data[0], mail: mail.data }
}

export const loader = ownerLoader(load)

export const clientLoader = browserLoader(load)

export { clientMiddleware, middleware } from './layout.tsx'

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Setup'))

type Loaded = Awaited<ReturnType<typeof load>>

function Setup({ service, ...loaded }: Loaded) {
  const { publicUrl } = useRouteLoaderData<typeof rootLoader>('root')!
  return (
    <SetupScreen
      {...loaded}
      service={service ? `${service.title}, ৳${groupDigits(service.price)}` : ''}
      ServiceStep={FirstService}
      MailStep={MailStep}
      publicUrl={publicUrl}
    />
  )
}

export default function SetupPage({ loaderData: { outcome } }: Route.ComponentProps) {
  const viewer = useViewer()
  const site = useSite()
  return (
    <MinimalFrame
      tools={
        <>
          <LanguageSwitch />
          <ThemeToggle />
          {viewer && <AccountMenu viewer={withOwnerProfile(viewer, site, '')} onSignOut={signOut} />}
        </>
      }
    >
      <OwnerPage outcome={outcome} refusal="Only the owner can set up the studio.">
        {(loaded) => <Setup {...loaded} />}
      </OwnerPage>
    </MinimalFrame>
  )
}
