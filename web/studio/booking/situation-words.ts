import type { ShownBooking } from '../../../contract/booking/booking.ts'
import type {
  Situation,
  SituationKind,
  SituationSummary,
  Turn,
} from '../../../contract/booking/booking-situation.ts'
import { dayInDhaka, lastDayUntil } from '../../../contract/shape/dates.ts'
import { formatPaisa } from '../../../contract/shape/money.ts'
import { wayNames } from '../../../contract/shape/payment-way.ts'
import { type Label, t } from '../../../language/t.ts'
import { relativeDay, shortDay } from '../lib/days.ts'

export const kindLabels: Record<SituationKind, Label> = {
  pending: 'Pending',
  solved: 'Solved',
  waiting: 'Waiting list',
  'offer-sent': 'Offer sent',
  'advance-due': 'Accepted, advance due',
  'payment-to-check': 'Payment to check',
  confirmed: 'Confirmed',
  done: 'Done',
  delivered: 'Delivered',
  declined: 'Declined',
  cancelled: 'Cancelled',
  'offer-ran-out': 'Offer ran out',
}

export const turnLabels: Record<Turn, Label> = {
  owner: 'Your turn',
  client: 'With the client',
  nobody: 'Nothing to do',
  ended: 'Ended',
}

export const turnWords = ({ kind, turn }: SituationSummary) =>
  kind === 'waiting' && turn === 'nobody' ? t('Waiting') : t(turnLabels[turn])

export type ShownSituation = Pick<ShownBooking, 'date' | 'heldUntil' | 'resolvedAt' | 'situation'>

const dayOf = (time: string) => dayInDhaka(new Date(time))
const onDay = (time: string) => shortDay(dayOf(time))

function whyOwner({ date, heldUntil, situation }: ShownSituation, today: string) {
  const { kind, reason, claimed, claimedBy, askedDay } = situation
  if (kind === 'payment-to-check')
    return claimed === null || claimedBy === null
      ? ''
      : t('{sum} by {way}', { sum: formatPaisa(claimed), way: t(wayNames[claimedBy]) })
  const words: Record<NonNullable<Situation['reason']>, () => string> = {
    request: () => t('asked {day}', { day: relativeDay(today, dayOf(date)) }),
    message: () => t('has written to you'),
    'day-asked': () => (askedDay ? t('asks for {day}', { day: shortDay(askedDay) }) : ''),
    'day-kept': () => t('is keeping the day'),
    'day-wanted': () => t('wants the day'),
    'to-call': () => t('please call: the day is free'),
    payment: () => '',
    'offer-ending': () =>
      heldUntil ? t('runs out {day}', { day: relativeDay(today, lastDayUntil(heldUntil)) }) : '',
    'offer-ran-out': () => t('no answer'),
    'day-over': () => t('the day is over'),
    cancelled: () => t('cancelled by the client'),
  }
  return reason ? words[reason]() : ''
}

function whatClientOwes({ heldUntil, situation }: ShownSituation) {
  const { kind, askedDay, dueNow } = situation
  if (askedDay) return t('asked about {day}', { day: shortDay(askedDay) })
  if (kind === 'offer-sent')
    return heldUntil ? t('until {day}', { day: shortDay(lastDayUntil(heldUntil)) }) : ''
  const sum = formatPaisa(dueNow)
  return heldUntil
    ? t('{sum} by {day}', { sum, day: shortDay(lastDayUntil(heldUntil)) })
    : t('{sum} due now', { sum })
}

function whyNobody({ resolvedAt, situation }: ShownSituation) {
  const { kind, isSelectionSent, agreed, balance, balanceDueOn } = situation
  if (kind === 'waiting') return t('the day is booked')
  if (isSelectionSent) return t('selection under Galleries')
  if (kind === 'solved') return resolvedAt ? t('marked by you on {day}', { day: onDay(resolvedAt) }) : ''
  if (agreed === null) return ''
  return balance === 0
    ? t('paid in full')
    : t('balance {sum} on {day}', { sum: formatPaisa(balance), day: shortDay(balanceDueOn) })
}

function howItEnded({ situation: { endedBy, endedAt } }: ShownSituation) {
  if (!endedAt) return ''
  const gaps = { day: onDay(endedAt) }
  if (endedBy === 'owner') return t('by you on {day}', gaps)
  return endedBy === 'client' ? t('by the client on {day}', gaps) : t('on {day}', gaps)
}

/** One detail about the situation; empty if there is nothing to add. */
export function situationFact(booking: ShownSituation, today: string) {
  const { turn } = booking.situation
  if (turn === 'owner') return whyOwner(booking, today)
  if (turn === 'client') return whatClientOwes(booking)
  return turn === 'nobody' ? whyNobody(booking) : howItEnded(booking)
}
