import type { ReactNode } from 'react'

/** An empty list says so in one sentence and offers one thing to do. */
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
