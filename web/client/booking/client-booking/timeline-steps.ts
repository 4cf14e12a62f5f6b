import type { ClientBooking } from '../../../../contract/booking/client-booking.ts'
import { dayInDhaka } from '../../../../contract/shape/dates.ts'
import { dayAndMonth, longDay } from '../../../../contract/shape/day-words.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import type { ClientMoney } from '../../../../contract/billing/client-offer.ts'
import { t } from '../../../../language/t.ts'
import { agreedPapers, paymentSteps, type StepPaper } from './money/money-steps.ts'
import { hasOpenClaim, waitsForAnswer } from './money/present-money.ts'

export interface TimelineStep {
  id: string
  title: string
  /** When it happened, or is planned. */
  when?: string
  papers?: StepPaper[]
  state: 'done' | 'later'
}

type Event = ClientBooking['events'][number]

const onDay = (iso: string) => dayAndMonth(dayInDhaka(new Date(iso)))

function titleOf({ what, actor, data }: Event): string | undefined {
  const day = data.eventDate ? dayAndMonth(data.eventDate) : ''
  if (what === 'requested') return t('Your request has arrived')
  if (what === 'waiting') return t('On the waiting list')
  if (what === 'offered') return actor === 'site' ? t('{day} became free', { day }) : t('Offer sent')
  if (what === 'accepted') return actor === 'client' ? t('You accepted the offer') : t('Offer accepted')
  if (what === 'confirmed') return t('{day} confirmed', { day })
  if (what === 'moved') return t('Moved to {day}', { day })
  if (what === 'asked') return t('You asked for {day}', { day })
  if (what === 'proposed') return t('I proposed {day}', { day })
  return what === 'kept' ? t('The day stays {day}', { day }) : undefined
}

interface TimelineInput extends Pick<ClientBooking, 'booking' | 'events' | 'askedDay'> {
  money: ClientMoney
}

/** The event that the current step already describes. */
function presentEvent({ booking, events, askedDay, money }: TimelineInput) {
  // An unanswered request is the current step itself.
  if (booking.status === 'requested' && !askedDay) return events.find(({ what }) => what === 'requested')
  if (askedDay) return events.findLast(({ what }) => what === 'asked' || what === 'proposed')
  if (booking.status === 'confirmed' && (money.balance.dueNow === 0 || hasOpenClaim(money))) {
    const last = events.findLast(({ what }) => what === 'confirmed' || what === 'moved')
    return last?.what === 'confirmed' ? last : undefined
  }
  return booking.status === 'offered' && waitsForAnswer(money)
    ? events.findLast(({ what }) => what === 'offered')
    : undefined
}

/** The steps done so far, oldest first. */
function doneSteps(facts: TimelineInput) {
  const { events, money } = facts
  const present = presentEvent(facts)
  const accepted = events.findLast(({ what }) => what === 'accepted')
  const eventSteps = events.flatMap((event) => {
    const title = event === present ? undefined : titleOf(event)
    const papers = event === accepted ? agreedPapers(money) : []
    return title ? [{ id: event._id, at: event.date, title, when: onDay(event.date), papers }] : []
  })
  const paid = paymentSteps(money).map(({ by, ...step }) => ({ ...step, when: `${onDay(step.at)}, ${by}` }))
  return [...eventSteps, ...paid]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ id, title, when, papers }): TimelineStep => ({ id, title, when, papers, state: 'done' }))
}

/** The past steps without the one that the current step describes, and the steps to come. */
export function stepsOf(facts: TimelineInput) {
  const { booking, money } = facts
  const done = doneSteps(facts)
  const { status, eventDate } = booking
  const shoot: TimelineStep = {
    id: 'shoot',
    title: t('Photographs'),
    when: dayAndMonth(eventDate),
    state: 'later',
  }
  const agreed: TimelineStep = { id: 'agreed', title: t('Confirmed'), state: 'later' }
  const advance: TimelineStep = { id: 'advance', title: t('Advance'), state: 'later' }
  const { agreed: total, dueNow, balance, balanceDueOn } = money.balance
  const rest: TimelineStep[] =
    total !== null && balance > dueNow
      ? [
          {
            id: 'balance',
            title: t('Pay the balance, {amount}', { amount: formatPaisa(balance - dueNow) }),
            when: t('due on {day}', { day: longDay(balanceDueOn) }),
            state: 'later',
          },
        ]
      : []
  const toCome = balanceDueOn > eventDate ? [shoot, ...rest] : [...rest, shoot]
  if (status === 'confirmed') return { done, later: toCome }
  const isOpen = status === 'requested' || status === 'waiting' || status === 'offered'
  const asksAdvance = waitsForAnswer(money) && money.offer!.paper.advance > 0
  return { done, later: isOpen ? [...(asksAdvance ? [advance] : []), agreed, ...toCome] : [] }
}
