import type { Booking, ShownBooking } from '../../../../contract/booking/booking.ts'
import type { BookingEvent } from '../../../../contract/booking/booking-event.ts'
import type { SituationSummary } from '../../../../contract/booking/booking-situation.ts'
import { isHolding } from '../../../../contract/booking/booking-status.ts'
import { dayInDhaka, lastDayUntil } from '../../../../contract/shape/dates.ts'
import { relativeDay, shortDay } from '../../lib/days.ts'
import { type Label, t } from '../../../../language/t.ts'

export interface Step {
  title: string
  /** When it happened, or is planned. */
  note: string
  state: 'past' | 'now' | 'next'
}

type StepInput = Pick<ShownBooking, 'status' | 'eventDate' | 'date' | 'heldUntil'> & {
  situation: SituationSummary
}

const onDay = (iso: string) => shortDay(dayInDhaka(new Date(iso)))

const endings = {
  declined: 'Declined',
  cancelled: 'Cancelled',
  lapsed: 'Offer ran out',
} as const satisfies Partial<Record<Booking['status'], Label>>
const isEnded = (status: Booking['status']): status is keyof typeof endings => status in endings

type StepName = 'asked' | 'offer' | 'accepted' | 'advance' | 'confirmed' | 'photographs' | 'gallery'

/** The current step; undefined once everything is done. */
function stepNow({ status, situation: { kind } }: StepInput): StepName | undefined {
  if (kind === 'delivered') return undefined
  if (status === 'done') return 'gallery'
  if (status === 'confirmed') return 'photographs'
  if (status !== 'offered') return 'asked'
  return kind === 'offer-sent' ? 'offer' : 'advance'
}

/** The steps from the request to the pictures. An ended booking stops at its last step. */
export function stepsOf(
  booking: StepInput,
  events: Pick<BookingEvent, 'what' | 'date'>[],
  today: string,
): Step[] {
  const { status, eventDate, date, heldUntil, situation } = booking
  const last = (what: BookingEvent['what']) => events.findLast((event) => event.what === what)?.date
  const dated = (what: BookingEvent['what']) => {
    const at = last(what)
    return at ? onDay(at) : ''
  }
  if (isEnded(status)) {
    const agreed: Step[] = last('confirmed')
      ? [{ title: t('Confirmed'), note: dated('confirmed'), state: 'past' }]
      : []
    return [
      { title: t('Asked'), note: onDay(date), state: 'past' },
      ...agreed,
      { title: t(endings[status]), note: dated(status), state: 'now' },
    ]
  }
  const now = stepNow(booking)
  const titles: Record<StepName, string> = {
    asked: status === 'waiting' ? t('Waiting list') : t('Asked'),
    offer: t('Offer sent'),
    accepted: t('Accepted'),
    advance: t('Advance'),
    confirmed: t('Confirmed'),
    photographs: t('Photographs'),
    gallery: t('Gallery'),
  }
  const notes: Record<StepName, string> = {
    asked: onDay(date),
    offer:
      now === 'offer' && heldUntil
        ? t('until {day}', { day: shortDay(lastDayUntil(heldUntil)) })
        : dated('offered'),
    accepted: dated('accepted'),
    advance: situation.kind === 'payment-to-check' ? t('to check') : t('due'),
    confirmed: dated('confirmed'),
    photographs: now === 'photographs' ? relativeDay(today, eventDate) : shortDay(eventDate),
    gallery: '',
  }
  const isHeld = isHolding(status)
  const names: StepName[] = [
    'asked',
    ...(isHeld && last('offered') ? (['offer'] as const) : []),
    ...(isHeld && last('accepted') ? (['accepted'] as const) : []),
    ...(now === 'advance' ? (['advance'] as const) : []),
    'confirmed',
    'photographs',
    'gallery',
  ]
  const at = now ? names.indexOf(now) : names.length
  return names.map((name, place) => ({
    title: titles[name],
    note: place > at && name === 'confirmed' ? '' : notes[name],
    state: place < at ? 'past' : place === at ? 'now' : 'next',
  }))
}

/** The same as one sentence for narrow screens. */
export function stepWords(steps: Step[]) {
  const at = steps.findIndex(({ state }) => state === 'now')
  const following = steps[at + 1]
  if (at === -1) return t('Everything is done.')
  return following
    ? t('Step {n} of {length}. Next: {title}', { n: at + 1, length: steps.length, title: following.title })
    : t('Step {n} of {length}', { n: at + 1, length: steps.length })
}
