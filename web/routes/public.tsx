import { useEffect, useState } from 'react'
import { Outlet, useMatches } from 'react-router'
import type { Route } from './+types/public'
import { ClosedNotice } from '../site/studio/frame/closed-notice.tsx'
import { OpeningSoon } from '../site/studio/frame/opening-soon.tsx'
import { Shell } from '../site/studio/frame/shell.tsx'
import { ErrorScreen } from '../site/studio/frame/error-screen.tsx'
import { isClosed, refuseWhileClosed } from '../lib/closed.ts'
import { errorSentence, isResolved } from '../lib/load.ts'
import { pageOf } from '../lib/page-context.ts'
import { handleOf } from '../lib/page-handle.ts'
import { currentViewer } from '../lib/signed-call.ts'
import { unlisted } from '../lib/seo.ts'
import { currentSite, useViewer } from '../lib/root-data.ts'
import { signOut } from '../lib/sign-out.ts'
import { t } from '../../language/t.ts'

interface Outcome {
  ok: boolean
  value?: { opensOnPaper?: boolean }
}

const isOnPaper = ({ ok, value }: Outcome) => !ok || value?.opensOnPaper === true

/** Some pages turn out to have no picture behind the header, known at once or after loading. */
function useOnPaper(outcome: Outcome | Promise<Outcome> | undefined) {
  const [onPaper, setOnPaper] = useState<Promise<Outcome> | null>(null)
  useEffect(() => {
    if (!outcome || isResolved(outcome)) return
    outcome.then(
      (known) => isOnPaper(known) && setOnPaper(outcome),
      () => setOnPaper(outcome),
    )
  }, [outcome])
  if (!outcome) return false
  return isResolved(outcome) ? isOnPaper(outcome) : onPaper === outcome
}

/** A loader instead of a middleware, so that the loader of the root runs, too, and frames the error page. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { site, viewer } = pageOf(context)
  refuseWhileClosed(request.url, site, viewer)
  return null
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  refuseWhileClosed(request.url, currentSite(), currentViewer())
  return null
}

const titleOf = (error: unknown) =>
  isClosed(error) ? t('Opening soon') : (errorSentence(error) ?? t('Page not found'))

export const meta: Route.MetaFunction = ({ error, matches }) =>
  error ? unlisted(matches[0].loaderData, titleOf(error)) : []

export default function PublicLayout() {
  const viewer = useViewer()
  const pictured = useMatches().find((match) => {
    const over = handleOf(match)?.overPicture
    return typeof over === 'function' ? over(match.loaderData) : over
  })
  const onPaper = useOnPaper((pictured?.loaderData as { outcome?: Outcome } | undefined)?.outcome)
  const overPicture = pictured !== undefined && !onPaper
  return (
    <Shell viewer={viewer} onSignOut={signOut} overPicture={overPicture}>
      <ClosedNotice />
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const viewer = useViewer()
  return (
    <Shell viewer={viewer} onSignOut={signOut}>
      {isClosed(error) ? <OpeningSoon /> : <ErrorScreen error={error} />}
    </Shell>
  )
}
