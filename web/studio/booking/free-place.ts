import type { NearBooking } from '../../../contract/booking/booking.ts'
import { isHolding } from '../../../contract/booking/booking-status.ts'

type PlacedBooking = Pick<NearBooking, '_id' | 'eventDate' | 'status' | 'place'>

/** The first place without another booking on that day. */
export function freePlace(day: string, bookings: PlacedBooking[], own: string) {
  const places = new Set(
    bookings
      .filter(({ _id, eventDate, status }) => eventDate === day && _id !== own && isHolding(status))
      .map(({ place }) => place),
  )
  let place = 1
  while (places.has(place)) place++
  return Math.min(place, 9)
}
