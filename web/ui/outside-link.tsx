import type { ComponentProps } from 'react'

/** A link that leaves the site and opens beside it. */
export function OutsideLink({ children, ...props }: ComponentProps<'a'> & { href: string }) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
    </a>
  )
}
