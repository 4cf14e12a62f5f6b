import type { CSSProperties, ReactNode } from 'react'
import { langOf } from '../../../lib/lang.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import type { CalendarEvent } from './calendar-events.ts'

export type OnUnblock = (blocked: NonNullable<CalendarEvent['blocked']>) => void

interface EventTargetProps {
  entry: CalendarEvent
  onUnblock: OnUnblock
  className: string
  style?: CSSProperties
  'aria-label'?: string
  children: ReactNode
}

/** A booking links to its page; a blocked time can be unblocked. */
export function EventTarget({ entry: { booking, blocked }, onUnblock, ...props }: EventTargetProps) {
  if (booking) return <PageLink {...props} to={`/admin/request/view/${booking._id}`} />
  return blocked ? <button {...props} type="button" onClick={() => onUnblock(blocked)} /> : <div {...props} />
}

interface EventBlockProps {
  entry: CalendarEvent
  onUnblock: OnUnblock
  style?: CSSProperties
}

/** One event in the month or week. */
export function EventBlock({ entry, onUnblock, style }: EventBlockProps) {
  const { kind, title, text, isFirst, isLast } = entry
  return (
    <EventTarget
      entry={entry}
      onUnblock={onUnblock}
      className={classNames(
        'adm-entry',
        `adm-entry-${kind}`,
        isFirst && 'adm-entry-first',
        isLast && 'adm-entry-last',
      )}
      style={style}
      // Only the first of several days shows the reason of a block.
      aria-label={isFirst ? undefined : [title, text].filter(Boolean).join(' ')}
    >
      <b lang={langOf(title)}>{title}</b>
      <span>{text}</span>
    </EventTarget>
  )
}
