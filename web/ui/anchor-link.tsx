import type { ComponentProps, MouseEvent } from 'react'
import { isMotionReduced } from '../lib/motion.ts'

/** Glides to a place on the same page; without script, or where motion is unwanted, it jumps there. */
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
