import type { ReactNode } from 'react'
import { langOf } from '../lib/lang.ts'

/** The heading of a page, with room for one quiet paragraph beside it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="wrap page-head">
      <div className="grid-12">
        <h1>{title}</h1>
        {children && <p lang={typeof children === 'string' ? langOf(children) : undefined}>{children}</p>}
      </div>
    </div>
  )
}
