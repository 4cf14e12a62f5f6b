import { Outlet, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/public'
import { Shell } from '../features/site/shell.tsx'
import { ErrorScreen } from '../features/site/error-screen.tsx'
import { errorSentence } from '../lib/load.ts'
import { unlisted } from '../lib/seo.ts'
import { signOut } from '../lib/sign-out.ts'
import type { loader as rootLoader } from '../root.tsx'

/** A route that opens with a picture says so in its handle, and the header lies on the picture. */
export interface PageHandle {
  overPicture?: boolean
}

/** A page that could not be loaded shows a sentence where its picture would be. */
const hasFailed = (loaderData: unknown) =>
  (loaderData as { outcome?: { ok?: boolean } } | undefined)?.outcome?.ok === false

export const meta: Route.MetaFunction = ({ error }) =>
  error ? unlisted(errorSentence(error) ?? 'Page not found') : []

export default function PublicLayout() {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer ?? null
  const overPicture = useMatches().some(
    ({ handle, loaderData }) => (handle as PageHandle | undefined)?.overPicture && !hasFailed(loaderData),
  )
  return (
    <Shell viewer={viewer} onSignOut={signOut} overPicture={overPicture}>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer ?? null
  return (
    <Shell viewer={viewer} onSignOut={signOut}>
      <ErrorScreen error={error} />
    </Shell>
  )
}
