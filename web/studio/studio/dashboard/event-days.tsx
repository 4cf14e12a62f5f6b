import { type EventDay, EventDayLink } from '../../booking/event-day.tsx'
import { PageLink } from '../../../ui/page-link.tsx'

interface EventDaysProps {
  title: string
  days: EventDay[]
  link: string
  /** Shown if there are none. */
  none: string
}

/** Events as leaves of a calendar, each linked to its request. */
export function EventDays({ title, days, link, none }: EventDaysProps) {
  return (
    <section className="panel" aria-labelledby="events-title">
      <header>
        <h2 id="events-title">{title}</h2>
        <PageLink className="adm-link" to="/admin/request">
          {link}
        </PageLink>
      </header>
      {days.length === 0 && <p className="adm-quiet">{none}</p>}
      {days.map((day) => (
        <EventDayLink key={day._id} {...day} />
      ))}
    </section>
  )
}
