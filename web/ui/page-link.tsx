import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { isMotionReduced } from '../lib/motion.ts'

/**
 * A link inside the site: fetches the page's code on intent and cross-fades to it. While pages fade the browser takes no
 * click, so the studio does without, and so do links that turn from one to the next in its place: there people click on.
 * Every page brings the table of routes along, so no link has to announce one.
 */
export function PageLink({
  className,
  ...props
}: Omit<ComponentProps<typeof Link>, 'className'> & { className?: string }) {
  const inStudio = useLocation().pathname.startsWith('/admin')
  const fades = !inStudio && !props.replace && !isMotionReduced()
  return <Link prefetch="intent" discover="none" viewTransition={fades} {...props} className={className} />
}
