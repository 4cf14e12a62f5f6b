import type { Booking } from '../../../contract/booking.ts'
import { dateOf, monthOf } from '../../lib/admin/days.ts'
import { StatusBadge } from '../../ui/admin/status.tsx'
import { PageLink } from '../../ui/page-link.tsx'

export interface EventDay extends Pick<Booking, '_id' | 'eventDate' | 'resolved'> {
  title: string
  text: string
}

interface EventDaysProps {
  title: string
  days: EventDay[]
  link: string
  /** Said when there are none. */
  none: string
}

/** Events as leaves of a calendar; each leads to its request. */
export function EventDays({ title, days, link, none }: EventDaysProps) {
  return (
    <section className="adm-panel" aria-labelledby="events-title">
      <header>
        <h2 id="events-title">{title}</h2>
        <PageLink className="adm-link" to="/admin/request">
          {link}
        </PageLink>
      </header>
      {days.length === 0 && <p className="adm-quiet">{none}</p>}
      {days.map((day) => (
        <PageLink key={day._id} className="adm-day" to={`/admin/request/view/${day._id}`} data-row>
          <span className="adm-cal">
            <small>{monthOf(day.eventDate)}</small>
            <b>{dateOf(day.eventDate)}</b>
          </span>
          <span>
            <span className="adm-cell-t adm-cut">{day.title}</span>
            <span className="adm-cell-s adm-cut">{day.text}</span>
          </span>
          <StatusBadge resolved={day.resolved} />
        </PageLink>
      ))}
    </section>
  )
}
