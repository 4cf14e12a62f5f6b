import type { BookingActor, BookingEvent, BookingWhat } from '../../../contract/booking-event.ts'
import { shownTime } from '../../lib/admin/clock.ts'
import { longDay } from '../../lib/admin/days.ts'

const words: Record<BookingWhat, (day: string) => string> = {
  requested: () => 'Request received',
  waiting: (day) => `Waits for ${day}`,
  offered: (day) => `${day} became free and is held`,
  accepted: (day) => `The client wants ${day}`,
  confirmed: (day) => `Confirmed for ${day}`,
  moved: (day) => `Moved to ${day}`,
  asked: (day) => `The client asks for ${day}`,
  proposed: (day) => `You proposed ${day}`,
  kept: (day) => `The day stays ${day}`,
  done: () => 'Photographs taken',
  lapsed: () => 'The time to answer was over',
  withdrawn: () => 'The offer was taken back',
  declined: () => 'Declined',
  cancelled: () => 'Cancelled',
}

/** Where it matters who did it. */
const wordsOf: Partial<Record<BookingActor, Partial<typeof words>>> = {
  owner: {
    offered: (day) => `Offer sent, ${day} is held`,
    accepted: () => 'The client accepted the offer in your hearing',
  },
  client: { cancelled: () => 'Cancelled by the client' },
}

/** One step of a booking, for the list of what happened so far. */
export function eventWords({ actor, what, data: { eventDate, startTime, message } }: BookingEvent) {
  const day = eventDate
    ? startTime
      ? `${longDay(eventDate)}, ${shownTime(startTime)}`
      : longDay(eventDate)
    : 'the day'
  const said = wordsOf[actor]?.[what]?.(day) ?? words[what](day)
  return message ? `${said}: ${message}` : said
}
