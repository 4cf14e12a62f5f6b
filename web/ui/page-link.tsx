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
 * Prefetches the page on hover and fades to it. The browser ignores clicks during the fade, so the studio and links to
 * the next page of a list, where people click on quickly, have none. Every page contains the table of routes, so no
 * link has to discover them.
 */
function RoutedLink(props: PageLinkProps) {
  const inStudio = useLocation().pathname.startsWith('/admin')
  const fades = !inStudio && !props.replace && !isMotionReduced()
  return <Link prefetch="intent" discover="none" viewTransition={fades} {...props} />
}

/**
 * A link within the site. The server writes only the address: only the browser handles clicks, and asking the router
 * about every link took a tenth of the time of a page.
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
