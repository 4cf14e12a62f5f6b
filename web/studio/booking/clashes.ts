import type { NearBooking } from '../../../contract/booking/booking.ts'
import { isHolding } from '../../../contract/booking/booking-status.ts'
import { t } from '../../../language/t.ts'
import { shownTime } from '../lib/clock.ts'

type ClashingBooking = Pick<
  NearBooking,
  '_id' | 'name' | 'serviceTitle' | 'eventDate' | 'startTime' | 'status' | 'place'
>

/** The other bookings of a day that the photographer has promised. */
export const clashesOn = <One extends ClashingBooking>(day: string, bookings: One[], own: string) =>
  bookings.filter(
    ({ _id, eventDate, status, place }) =>
      eventDate === day && _id !== own && place === 0 && isHolding(status),
  )

/** 'Wedding Story, from 5 PM, confirmed' */
export const clashWords = ({ serviceTitle, startTime, status }: ClashingBooking) =>
  [
    serviceTitle,
    startTime ? t('from {time}', { time: shownTime(startTime) }) : '',
    status === 'offered' ? t('held') : t('confirmed'),
  ]
    .filter(Boolean)
    .join(', ')
