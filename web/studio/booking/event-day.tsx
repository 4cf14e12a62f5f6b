import type { Booking } from '../../../contract/booking/booking.ts'
import type { SituationSummary } from '../../../contract/booking/booking-situation.ts'
import { dateOf, monthOf } from '../lib/days.ts'
import { langOf } from '../../lib/lang.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { SituationBadge } from './situation-badge.tsx'

export interface EventDay extends Pick<Booking, '_id' | 'eventDate'> {
  situation: SituationSummary
  title: string
  text: string
}

/** One event as a leaf of a calendar, linked to its request. */
export const EventDayLink = ({ _id, eventDate, situation, title, text }: EventDay) => (
  <PageLink className="adm-day" to={`/admin/request/view/${_id}`} data-row>
    <span className="adm-cal">
      <small>{monthOf(eventDate)}</small>
      <b>{dateOf(eventDate)}</b>
    </span>
    <span>
      <span className="adm-cell-t adm-cut" lang={langOf(title)}>
        {title}
      </span>
      <span className="adm-cell-s">{text}</span>
    </span>
    <SituationBadge {...situation} />
  </PageLink>
)
