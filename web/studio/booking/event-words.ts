import type { BookingActor, BookingEvent, BookingWhat } from '../../../contract/booking/booking-event.ts'
import { shownTime } from '../lib/clock.ts'
import { longDay } from '../lib/days.ts'
import { t } from '../../../language/t.ts'

const sentences: Record<BookingWhat, (day: string) => string> = {
  requested: () => t('Request received'),
  waiting: (day) => t('Waiting for {day}', { day }),
  offered: (day) => t('{day} has become free and is held', { day }),
  accepted: (day) => t('The client said yes to {day}', { day }),
  confirmed: (day) => t('Confirmed for {day}', { day }),
  moved: (day) => t('Moved to {day}', { day }),
  asked: (day) => t('The client asks for {day}', { day }),
  proposed: (day) => t('You proposed {day}', { day }),
  kept: (day) => t('The day stays {day}', { day }),
  done: () => t('Shoot done'),
  lapsed: () => t('The time to answer had passed'),
  withdrawn: () => t('The offer was withdrawn'),
  declined: () => t('Declined'),
  cancelled: () => t('Cancelled'),
}

/** Events whose sentence depends on who acted. */
const wordsOf: Partial<Record<BookingActor, Partial<typeof sentences>>> = {
  owner: {
    offered: (day) => t('Offer sent, {day} is held', { day }),
    accepted: () => t('The client accepted the offer in person'),
  },
  client: { cancelled: () => t('Cancelled by the client') },
}

/** The sentence for one event in the history of a booking. */
export function eventWords({ actor, what, data: { eventDate, startTime, message } }: BookingEvent) {
  const day = eventDate
    ? startTime
      ? `${longDay(eventDate)}, ${shownTime(startTime)}`
      : longDay(eventDate)
    : t('the day')
  const sentence = wordsOf[actor]?.[what]?.(day) ?? sentences[what](day)
  return message ? `${sentence}: ${message}` : sentence
}
