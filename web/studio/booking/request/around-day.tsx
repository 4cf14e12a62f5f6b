import type { NearBooking, ShownBooking } from '../../../../contract/booking/booking.ts'
import { isHolding } from '../../../../contract/booking/booking-status.ts'
import { daysBetween, fullDay, longDay } from '../../lib/days.ts'
import { langOf } from '../../../lib/lang.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CalendarClock, TriangleAlert } from '../../ui/icons.tsx'
import { clashesOn, clashWords } from '../clashes.ts'
import { EventDayLink } from '../event-day.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { type Label, plural, t } from '../../../../language/t.ts'

interface AroundDayProps {
  eventDate: string
  around: NearBooking[]
}

/** 'the same day', '2 days before', '1 day after' */
function distance(from: string, to: string) {
  const days = daysBetween(from, to)
  if (days === 0) return t('the same day')
  return days < 0
    ? plural(-days, '{n} day before', '{n} days before')
    : plural(days, '{n} day after', '{n} days after')
}

/** Names other bookings of the day. A warning only. */
export function ClashNotice({ booking, around }: { booking: ShownBooking; around: NearBooking[] }) {
  const day = booking.eventDate
  const [first, ...others] = clashesOn(day, around, booking._id)
  if (!first) return null
  return (
    <section className="adm-clash" aria-labelledby="clash-title">
      <TriangleAlert />
      <div>
        <h2 id="clash-title" lang={langOf(first.name)}>
          {t('You already have {name} that day', { name: first.name })}
        </h2>
        <p>
          {others.length === 0
            ? `${longDay(day)}: ${clashWords(first)}.`
            : `${longDay(day)}: ${[clashWords(first), ...others.map(({ name }) => name)].join(', ')}.`}
        </p>
      </div>
      <ButtonLink look="line" to={`/admin/calendar?day=${day}`}>
        {t('See the day')}
      </ButtonLink>
    </section>
  )
}

/** Small numbers are spelled out in English. */
const headings: Label[] = [
  'Two requests are for the same day',
  'Three requests are for the same day',
  'Four requests are for the same day',
]

/** Names other requests for the same day. A warning only. */
export function SameDay({ eventDate, around }: AroundDayProps) {
  const others = around.filter((other) => other.eventDate === eventDate && !isHolding(other.status))
  if (others.length === 0) return null
  return (
    <section className="adm-same-day" aria-labelledby="same-day-title">
      <CalendarClock />
      <div>
        <h2 id="same-day-title">
          {others.length <= headings.length
            ? t(headings[others.length - 1]!)
            : t('{n} requests are for the same day', { n: others.length + 1 })}
        </h2>
        <p>
          {t('Others are also asking for {eventDate}:', { eventDate: longDay(eventDate) })}{' '}
          {others.map(({ _id, name, serviceTitle, resolved }, index) => (
            <span key={_id}>
              {index > 0 && ', '}
              <PageLink className="adm-link" to={`/admin/request/view/${_id}`} lang={langOf(name)}>
                {name}
              </PageLink>{' '}
              ({serviceTitle}
              {resolved && `, ${t('solved')}`})
            </span>
          ))}
        </p>
      </div>
    </section>
  )
}

/** Other requests close to the day. */
export function AroundDay({ eventDate, around }: AroundDayProps) {
  return (
    <section className="panel" aria-labelledby="around-title">
      <header>
        <h2 id="around-title">{t('Around this day')}</h2>
        <PageLink className="adm-link" to="/admin/request?sort=event">
          {t('All by event date')}
        </PageLink>
      </header>
      {around.length === 0 && (
        <p className="adm-quiet">
          {t('Nothing else within four days of {eventDate}.', { eventDate: fullDay(eventDate) })}
        </p>
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
