import type { CSSProperties } from 'react'
import { langOf } from '../../../lib/lang.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import type { CalendarEvent } from './calendar-events.ts'

interface EventBlockProps {
  entry: CalendarEvent
  onUnblock: (blocked: NonNullable<CalendarEvent['blocked']>) => void
  style?: CSSProperties
}

/** One event in the month or week. A booking links to its page; a blocked time can be unblocked. */
export function EventBlock({ entry, onUnblock, style }: EventBlockProps) {
  const { kind, title, text, booking, blocked, isFirst, isLast } = entry
  const className = classNames(
    'adm-entry',
    `adm-entry-${kind}`,
    isFirst && 'adm-entry-first',
    isLast && 'adm-entry-last',
  )
  const inside = (
    <>
      <b lang={langOf(title)}>{title}</b>
      <span>{text}</span>
    </>
  )
  if (booking)
    return (
      <PageLink className={className} to={`/admin/request/view/${booking._id}`} style={style}>
        {inside}
      </PageLink>
    )
  if (!blocked)
    return (
      <div className={className} style={style}>
        {inside}
      </div>
    )
  // Only the first of several days shows the reason of a block.
  return (
    <button
      type="button"
      className={className}
      style={style}
      aria-label={isFirst ? undefined : [title, text].filter(Boolean).join(' ')}
      onClick={() => onUnblock(blocked)}
    >
      {inside}
    </button>
  )
}
