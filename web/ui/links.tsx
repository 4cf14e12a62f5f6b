import type { ComponentProps, MouseEvent } from 'react'
import { isMotionReduced } from '../lib/motion.ts'
import { classNames } from './class-names.ts'
import { ArrowRight } from './icons.tsx'
import { PageLink } from './page-link.tsx'

/** A link to another site, opened in a new tab. */
export function OutsideLink({ children, ...props }: ComponentProps<'a'> & { href: string }) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
    </a>
  )
}

/** Scrolls smoothly to a place on the same page; jumps there without script or with reduced motion. */
export function AnchorLink({ to, children, ...props }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const glide = (event: MouseEvent) => {
    const place = document.getElementById(to)
    if (!place || isMotionReduced()) return
    event.preventDefault()
    place.scrollIntoView({ behavior: 'smooth' })
  }
  return (
    <a {...props} href={`#${to}`} onClick={glide}>
      {children}
    </a>
  )
}

export function ArrowLink({ className, children, ...props }: ComponentProps<typeof PageLink>) {
  return (
    <PageLink {...props} className={classNames('arrow-link', className)}>
      {children} <ArrowRight />
    </PageLink>
  )
}
