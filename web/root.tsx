import { type ReactNode, use, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { hasAbout, splitSite } from '../contract/shape/site.ts'
import { currentLanguage } from '../language/current.ts'
import './app.css'
import favicon from './assets/favicon.svg?url&no-inline'
import { ScrollAndFocus } from './site/studio/frame/scroll-and-focus.tsx'
import { ErrorScreen } from './site/studio/frame/error-screen.tsx'
import { RouteProgress } from './site/studio/frame/route-progress.tsx'
import { Shell } from './site/studio/frame/shell.tsx'
import bangla from './fonts/bengali.woff2?url&no-inline'
import banglaDisplay from './fonts/bengali-display.woff2?url&no-inline'
import display from './fonts/fraunces.woff2?url&no-inline'
import { fontPreload } from './lib/font-preload.ts'
import { moduleStarter } from './lib/late-scripts.ts'
import { NonceContext } from './lib/nonce.ts'
import { errorSentence } from './lib/load.ts'
import { pageOf } from './lib/page-context.ts'
import { unlisted } from './lib/seo.ts'
import { signOut, useSignOutElsewhere } from './lib/sign-out.ts'
import { rememberViewer } from './lib/signed-call.ts'
import { rememberSite, useOptionalSite } from './lib/root-data.ts'
import { languageHintScript } from './lib/language-hint.ts'
import { themeScript } from './lib/theme.ts'
import { beforeHydrationScript } from './lib/before-hydration.ts'
import { revalidateUnlessFailed } from './lib/revalidate-unless-failed.ts'
import { ErrorView } from './ui/error-view.tsx'
import { Toaster } from './ui/toaster.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { viewer, site, content, year, publicUrl, apiUrl, firebase, formToken } = pageOf(context)
  return {
    viewer,
    site: splitSite(site).frame,
    content,
    year,
    hasAbout: hasAbout(site),
    publicUrl,
    apiUrl,
    firebase,
    formToken,
  }
}

const changesViewer = /^(\/bn)?\/(login|register|account|setup)\b/

/** The viewer changes only through the forms of the account, or when a screen revalidates in place. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formAction,
  actionResult,
}: ShouldRevalidateFunctionArgs) =>
  revalidateUnlessFailed({
    actionResult,
    defaultShouldRevalidate: formAction ? changesViewer.test(formAction) : currentUrl.href === nextUrl.href,
  })

export const links: Route.LinksFunction = () => [
  ...(currentLanguage() === 'bn'
    ? [fontPreload(banglaDisplay), fontPreload(bangla)]
    : [fontPreload(display)]),
  { rel: 'icon', type: 'image/svg+xml', href: favicon },
]

export const meta: Route.MetaFunction = ({ error, loaderData }) =>
  error ? unlisted(loaderData, 'Error') : []

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const rootData = useRouteLoaderData<typeof loader>('root')
  // The address comes from the settings and must not be able to close the script element.
  const aloka = JSON.stringify({
    apiUrl: rootData?.apiUrl ?? '/api',
    firebase: rootData?.firebase,
  }).replaceAll('<', '\\u003c')
  return (
    <html lang={currentLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${themeScript};${languageHintScript};window.aloka=${aloka}` }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Toaster />
        <RouteProgress />
        <ScrollAndFocus />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        {import.meta.env.PROD && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: `${beforeHydrationScript};${moduleStarter}` }}
          />
        )}
      </body>
    </html>
  )
}

export default function Root({ loaderData: { viewer, site } }: Route.ComponentProps) {
  useEffect(() => rememberSite(site), [site])
  useEffect(() => rememberViewer(viewer), [viewer])
  useSignOutElsewhere(viewer !== null)
  return <Outlet />
}

/** Reached only if the frame of the page could not be loaded either. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!useOptionalSite()) return <ErrorView message={errorSentence(error) ?? 'Page not found'} retry />
  return (
    <Shell viewer={null} onSignOut={signOut}>
      <ErrorScreen error={error} />
    </Shell>
  )
}
