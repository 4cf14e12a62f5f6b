import type { ComponentProps } from 'react'
import { Link, type To, useLocation } from 'react-router'
import { currentLanguage } from '../../language/current.ts'
import { addressIn } from '../../language/languages.ts'
import { isMotionReduced } from '../lib/motion.ts'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  replace?: boolean
  preventScrollReset?: boolean
  reloadDocument?: boolean
}

/**
 * Fetches the page's code on intent and cross-fades to it. While pages fade the browser takes no click, so the studio
 * does without, and so do links that turn from one to the next in its place: there people click on. Every page brings
 * the table of routes along, so no link has to announce one.
 */
function RoutedLink(props: PageLinkProps) {
  const inStudio = useLocation().pathname.startsWith('/admin')
  const fades = !inStudio && !props.replace && !isMotionReduced()
  return <Link prefetch="intent" discover="none" viewTransition={fades} {...props} />
}

/**
 * A link inside the site. The server writes its address alone: what a click does is for the browser, and asking the router
 * about every link took a tenth of a page's time.
 */
export function PageLink({
  to,
  replace,
  preventScrollReset,
  reloadDocument,
  children,
  ...anchor
}: PageLinkProps) {
  if (import.meta.env.SSR && typeof to === 'string' && to.startsWith('/')) {
    return (
      <a {...anchor} href={addressIn(currentLanguage(), to)}>
        {children}
      </a>
    )
  }
  return (
    <RoutedLink {...anchor} {...{ to, replace, preventScrollReset, reloadDocument }}>
      {children}
    </RoutedLink>
  )
}
