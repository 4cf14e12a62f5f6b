import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { ArrowRight } from './icons.tsx'
import { PageLink } from './page-link.tsx'

export function ArrowLink({ className, children, ...props }: ComponentProps<typeof PageLink>) {
  return (
    <PageLink {...props} className={classNames('arrow-link', className)}>
      {children} <ArrowRight />
    </PageLink>
  )
}
