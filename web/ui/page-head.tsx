import type { ReactNode } from 'react'
import { langOf } from '../lib/lang.ts'

/** The heading of a page, with room for a short paragraph. */
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

const latin = /^[\p{Script=Latin}\p{Script=Common}]+$/u

/** Large titles in Latin letters set their last word in italics, if there are two or more. */
export function SplitTitle({ children: title }: { children: string }) {
  const words = title.trim().split(/\s+/)
  if (words.length < 2 || !latin.test(title)) return title
  return (
    <>
      <span>{words.slice(0, -1).join(' ')}</span> <em>{words.at(-1)}</em>
    </>
  )
}
