import type { NearBooking } from '../../../contract/booking.ts'
import { isHolding } from '../../../contract/booking-status.ts'
import { countOf, daysBetween, fullDay, longDay } from '../../lib/admin/days.ts'
import { langOf } from '../../lib/lang.ts'
import { CalendarClock } from '../../ui/admin/icons.tsx'
import { EventDayLink } from '../../ui/admin/event-day.tsx'
import { PageLink } from '../../ui/page-link.tsx'

interface Near {
  eventDate: string
  around: NearBooking[]
}

/** 'the same day', '2 days before', '1 day after' */
function distance(from: string, to: string) {
  const days = daysBetween(from, to)
  if (days === 0) return 'the same day'
  return `${countOf(Math.abs(days), 'day')} ${days < 0 ? 'before' : 'after'}`
}

const counts = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** Says that others want the very same day, and who they are. It warns and stops nobody. */
export function SameDay({ eventDate, around }: Near) {
  const others = around.filter((other) => other.eventDate === eventDate && !isHolding(other.status))
  if (others.length === 0) return null
  return (
    <section className="adm-same-day" aria-labelledby="same-day-title">
      <CalendarClock />
      <div>
        <h2 id="same-day-title">{counts[others.length + 1]} requests want the same day</h2>
        <p>
          {longDay(eventDate)} is asked for by{' '}
          {others.map(({ _id, name, serviceTitle, resolved }, index) => (
            <span key={_id}>
              {index > 0 && (index === others.length - 1 ? ' and ' : ', ')}
              <PageLink className="adm-link" to={`/admin/request/view/${_id}`} lang={langOf(name)}>
                {name}
              </PageLink>{' '}
              ({serviceTitle}
              {resolved && ', solved'})
            </span>
          ))}
          , too.
        </p>
      </div>
    </section>
  )
}

/** What else is asked for close to a day. */
export function AroundDay({ eventDate, around }: Near) {
  return (
    <section className="panel" aria-labelledby="around-title">
      <header>
        <h2 id="around-title">Around that day</h2>
        <PageLink className="adm-link" to="/admin/request?sort=event">
          All by event date
        </PageLink>
      </header>
      {around.length === 0 && (
        <p className="adm-quiet">Nothing else within four days of {fullDay(eventDate)}.</p>
      )}
      {around.map((other) => (
        <EventDayLink
          key={other._id}
          {...other}
          title={other.name}
          text={`${other.serviceTitle}, ${distance(eventDate, other.eventDate)}`}
        />
      ))}
    </section>
  )
}
