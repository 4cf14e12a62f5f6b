import { useEffect } from 'react'
import { Outlet, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Pending } from '../../../contract/dashboard.ts'
import type { Viewer } from '../../../contract/identity.ts'
import type { Route } from './+types/layout'
import { Frame } from '../../features/admin-frame/frame.tsx'
import { AccountMenu } from '../../features/site/account-menu.tsx'
import { ThemeToggle } from '../../features/site/theme-toggle.tsx'
import { requireViewer, signInAddress } from '../../lib/admin/guard.ts'
import { rememberListState } from '../../lib/admin/list-state.ts'
import type { Call } from '../../lib/api.ts'
import { errorSentence, isNotFound } from '../../lib/load.ts'
import { pageOf } from '../../lib/page-context.ts'
import { unlisted } from '../../lib/seo.ts'
import { signOut } from '../../lib/sign-out.ts'
import { currentViewer, signedCall } from '../../lib/signed-call.ts'
import { useViewer } from '../../lib/viewer.ts'
import '../../styles/admin.css'
import { Failure } from '../../ui/admin/failure.tsx'
import { Loading } from '../../ui/spinner.tsx'

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    if (pageOf(context).viewer) return
    throw redirect(signInAddress(request.url), { headers: { 'cache-control': 'no-store' } })
  },
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireViewer]

/** The counts beside the menu are a courtesy: a page opens without them, too. */
async function loadPending(call: Call, viewer: Viewer | null): Promise<{ pending: Pending | null }> {
  if (viewer?.role !== 'owner') return { pending: null }
  const pending = await call(api.dashboard.pending).then(
    ({ data }) => data,
    () => null,
  )
  return { pending }
}

export const loader = ({ context }: Route.LoaderArgs) => {
  const { call, viewer } = pageOf(context)
  return loadPending(call, viewer)
}

export const clientLoader = () => loadPending(signedCall, currentViewer())

/** Changes reload the counts; paging and searching do not. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  Boolean(formMethod) || currentUrl.href === nextUrl.href

export const meta: Route.MetaFunction = ({ error, matches }) =>
  unlisted(matches[0].loaderData, error ? (errorSentence(error) ?? 'Page not found') : 'Admin')

function Surroundings({ pending, children }: { pending: Pending | null; children: React.ReactNode }) {
  const viewer = useViewer()
  // Only while who is there is truly not known: the guard has let nobody else in.
  if (!viewer) return <Loading />
  return (
    <Frame
      viewer={viewer}
      pending={pending}
      onLogout={() => void signOut()}
      tools={
        <>
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
    <Surroundings pending={loaderData.pending}>
      <Outlet />
    </Surroundings>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Surroundings pending={null}>
      <Failure
        message={errorSentence(error) ?? 'Page not found'}
        status={isNotFound(error) ? 404 : 500}
        whole
      />
    </Surroundings>
  )
}
