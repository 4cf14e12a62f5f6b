import { lazy, useEffect } from 'react'
import { Outlet, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Pending } from '../../../contract/studio/dashboard.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'
import type { SiteFrame } from '../../../contract/shape/site.ts'
import { currentLanguage } from '../../../language/current.ts'
import { addressIn } from '../../../language/languages.ts'
import type { Route } from './+types/layout'
import { type FindProps, Frame } from '../../studio/studio/frame/frame.tsx'
import { AccountMenu } from '../../site/studio/frame/account-menu.tsx'
import { LanguageSwitch } from '../../site/studio/frame/language-switch.tsx'
import { ThemeToggle } from '../../site/studio/frame/theme-toggle.tsx'
import { requireViewer, signInAddress } from '../../studio/lib/guard.ts'
import { loadPortrait, withOwnerProfile } from '../../studio/studio/owner-profile.ts'
import { rememberListState } from '../../studio/lib/list-state.ts'
import type { Call } from '../../lib/api.ts'
import { errorSentence, isNotFound } from '../../lib/load.ts'
import { pageOf } from '../../lib/page-context.ts'
import { unlisted } from '../../lib/seo.ts'
import { currentSite, useSite, useViewer } from '../../lib/root-data.ts'
import { signOut } from '../../lib/sign-out.ts'
import { currentViewer, signedCall } from '../../lib/signed-call.ts'
import '../../styles/admin.css'
import { Failure } from '../../studio/ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { t } from '../../../language/t.ts'

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    if (pageOf(context).viewer) return
    // Unlike redirects of loaders, a redirect of a middleware does not get the prefix of the language.
    throw redirect(addressIn(currentLanguage(), signInAddress(request.url)), {
      headers: { 'cache-control': 'no-store' },
    })
  },
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireViewer]

/** The counts in the menu are optional: a page opens without them. */
const loadPending = (call: Call): Promise<Pending | null> =>
  call(api.dashboard.pending).then(
    ({ data }) => data,
    () => null,
  )

async function load(call: Call, viewer: Viewer | null, site: SiteFrame) {
  if (viewer?.role !== 'owner') return { pending: null, portrait: '' }
  const [pending, portrait] = await Promise.all([loadPending(call), loadPortrait(call, viewer, site)])
  return { pending, portrait }
}

export const loader = ({ context }: Route.LoaderArgs) => {
  const { call, viewer, site } = pageOf(context)
  return load(call, viewer, site)
}

export const clientLoader = () => load(signedCall, currentViewer(), currentSite())

/** Changes reload the counts; paging and searching do not. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  Boolean(formMethod) || currentUrl.href === nextUrl.href

export const meta: Route.MetaFunction = ({ error, matches }) =>
  unlisted(matches[0].loaderData, error ? (errorSentence(error) ?? t('Page not found')) : t('Admin'))

/** Everything of the studio in one search; loaded when it is first asked for. */
const Find = lazy(async () => {
  const [{ Palette }, { settingNames }] = await Promise.all([
    import('../../studio/studio/frame/palette.tsx'),
    import('../../studio/studio/site/find-settings.ts'),
  ])
  const settings = settingNames()
  return { default: (props: FindProps) => <Palette {...props} settings={settings} /> }
})

interface SurroundingsProps {
  pending: Pending | null
  portrait?: string
  children: React.ReactNode
}

function Surroundings({ pending, portrait = '', children }: SurroundingsProps) {
  const account = useViewer()
  const site = useSite()
  // Only while the viewer is unknown: the guard lets nobody else in.
  if (!account) return <Loading />
  const viewer = withOwnerProfile(account, site, portrait)
  return (
    <Frame
      viewer={viewer}
      pending={pending}
      Find={Find}
      onLogout={() => void signOut()}
      language={<LanguageSwitch />}
      tools={
        <>
          <LanguageSwitch />
          <ThemeToggle />
          <AccountMenu viewer={viewer} onSignOut={signOut} />
        </>
      }
    >
      {children}
    </Frame>
  )
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  useEffect(() => rememberListState(pathname, search), [pathname, search])
  return (
    <Surroundings {...loaderData}>
      <Outlet />
    </Surroundings>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Surroundings pending={null}>
      <Failure
        message={errorSentence(error) ?? t('Page not found')}
        status={isNotFound(error) ? 404 : 500}
        whole
      />
    </Surroundings>
  )
}
