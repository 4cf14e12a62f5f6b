import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/**
 * A link inside the site: fetches the page's code on intent and cross-fades to it. Every page brings the table of routes
 * along, so no link has to announce one.
 */
export function PageLink({
  className,
  ...props
}: Omit<ComponentProps<typeof Link>, 'className'> & { className?: string }) {
  return <Link prefetch="intent" discover="none" viewTransition {...props} className={className} />
}
