import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface AdminEmptyStateProps {
  icon: ReactNode
  title: string
  /** What this page is for, or why it is empty. */
  text?: ReactNode
  /** The next step. */
  children?: ReactNode
  /** Replaces the whole page, not a list on it. */
  whole?: boolean
  failed?: boolean
}

/** An empty or failed list: why, and what to do next. */
export function AdminEmptyState({ icon, title, text, children, whole, failed }: AdminEmptyStateProps) {
  const Heading = whole ? 'h1' : 'h2'
  return (
    <div
      className={classNames('adm-empty', whole ? 'adm-full' : 'panel', failed && 'adm-fail')}
      role={failed ? 'alert' : undefined}
    >
      <span className="center adm-empty-ic">{icon}</span>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children && <div className="adm-empty-go">{children}</div>}
    </div>
  )
}
