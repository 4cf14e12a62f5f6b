import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link inside the site: fetches the page's code on intent and cross-fades to it. */
export function PageLink({
  className,
  ...props
}: Omit<ComponentProps<typeof Link>, 'className'> & { className?: string }) {
  return <Link prefetch="intent" viewTransition {...props} className={className} />
}
