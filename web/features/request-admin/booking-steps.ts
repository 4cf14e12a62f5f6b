import type { Booking } from '../../../contract/booking.ts'
import type { BookingEvent } from '../../../contract/booking-event.ts'
import { dayInDhaka } from '../../../contract/dates.ts'
import { relativeDay, shortDay } from '../../lib/admin/days.ts'
import { type Label, t } from '../../../language/t.ts'

export interface Step {
  title: string
  /** When it was, or is to be. */
  note: string
  state: 'past' | 'now' | 'next'
}

type Shown = Pick<Booking, 'status' | 'eventDate' | 'date' | 'heldUntil'>

const onDay = (iso: string) => shortDay(dayInDhaka(new Date(iso)))

const endings = {
  declined: 'Declined',
  cancelled: 'Cancelled',
  lapsed: 'Lapsed',
} as const satisfies Partial<Record<Booking['status'], Label>>
const isEnded = (status: Booking['status']): status is keyof typeof endings => status in endings

/** The line from the first word to the photographs. What is off ends where it stood. */
export function stepsOf(
  booking: Shown,
  events: Pick<BookingEvent, 'what' | 'date'>[],
  today: string,
): Step[] {
  const { status, eventDate, date } = booking
  const last = (what: BookingEvent['what']) => events.findLast((event) => event.what === what)?.date
  const dated = (what: BookingEvent['what']) => {
    const at = last(what)
    return at ? onDay(at) : ''
  }
  const asked: Step = { title: t('Asked'), note: onDay(date), state: 'past' }
  const held: Step[] = last('offered')
    ? [{ title: t('Day held'), note: dated('offered'), state: 'past' }]
    : []
  const agreed: Step = { title: t('Confirmed'), note: dated('confirmed'), state: 'past' }
  const shoot = shortDay(eventDate)
  if (isEnded(status)) {
    const reached = last('confirmed') ? [asked, ...held, agreed] : [asked, ...held]
    return [...reached, { title: t(endings[status]), note: dated(status), state: 'now' }]
  }
  if (status === 'done') return [asked, ...held, agreed, { title: t('Shoot'), note: shoot, state: 'past' }]
  const next = { state: 'next', note: '' } as const
  if (status === 'confirmed')
    return [asked, ...held, agreed, { title: t('Shoot'), note: relativeDay(today, eventDate), state: 'now' }]
  const rest: Step[] = [
    { title: t('Confirmed'), ...next },
    { title: t('Shoot'), ...next, note: shoot },
  ]
  if (status === 'offered') {
    const note = booking.heldUntil ? t('until {day}', { day: onDay(booking.heldUntil) }) : t('wanted')
    return [asked, { title: t('Day held'), note, state: 'now' }, ...rest]
  }
  const title = status === 'waiting' ? t('Waiting list') : t('Asked')
  return [{ ...asked, title, state: 'now' }, ...rest]
}

/** The same for a narrow screen. */
export function stepWords(steps: Step[]) {
  const at = steps.findIndex(({ state }) => state === 'now')
  const following = steps[at + 1]
  if (at === -1) return t('Everything is done.')
  return following
    ? t('Step {n} of {length}. Next: {title}.', { n: at + 1, length: steps.length, title: following.title })
    : t('Step {n} of {length}.', { n: at + 1, length: steps.length })
}
