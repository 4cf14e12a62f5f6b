import type { ReactNode } from 'react'

/** An empty list: one sentence and one action. */
export function EmptyState({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className="empty">
      <div className="frame" aria-hidden="true" />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {action}
      </div>
    </div>
  )
}
