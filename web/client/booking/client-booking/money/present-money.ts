import type { ClientBooking } from '../../../../../contract/booking/client-booking.ts'
import type { ClientMoney } from '../../../../../contract/billing/client-offer.ts'
import { dayEndingAt, formatLongMoment } from '../../../../../contract/shape/dates.ts'
import { dayAndMonth, longDay } from '../../../../../contract/shape/day-words.ts'
import { formatPaisa } from '../../../../../contract/shape/money.ts'
import type { Balance } from '../../../../../contract/billing/payment.ts'
import { t } from '../../../../../language/t.ts'
import { unknownAttempt, waitingText, waitingTitle } from './waiting.tsx'

/** Whether the client still has to answer the offer. */
export const waitsForAnswer = ({ offer }: ClientMoney) => offer?.status === 'sent'

/** Whether the owner has not checked a reported payment yet. */
export const hasOpenClaim = ({ claims }: ClientMoney) => claims.some(({ status }) => status === 'open')

/** The title while reported payments are checked; the amount may not be known. */
export const checkingTitle = ({ balance: { toCheck } }: ClientMoney) =>
  toCheck > 0
    ? t('I am checking your {amount}', { amount: formatPaisa(toCheck) })
    : t('I am checking your payment')

/** The title of the payment, with the amount. */
export function payTitle({ advanceDue, dueNow, balance }: Balance) {
  const amount = formatPaisa(dueNow)
  if (advanceDue === 0) return t('Pay the balance, {amount}', { amount })
  return dueNow < balance ? t('Pay the advance, {amount}', { amount }) : t('Pay {amount}', { amount })
}

export function untilWords(heldUntil: string) {
  const lastDay = dayEndingAt(heldUntil)
  return lastDay ? longDay(lastDay) : formatLongMoment(heldUntil)
}

/** The state of a booking whose day is held because of an offer; undefined where money has no part in it. */
export function presentMoney({ booking }: Pick<ClientBooking, 'booking'>, money: ClientMoney) {
  const { status, eventDate, heldUntil } = booking
  if (status !== 'offered' || !money.offer) return undefined
  const day = dayAndMonth(eventDate)
  if (waitsForAnswer(money))
    return {
      status: t('An offer is waiting for you'),
      lead: t('I would like to be there. Accept the offer, and the day is yours.'),
      title: t('Your offer'),
      text: t('I am holding {day} for you until {until}.', {
        day,
        until: longDay(money.offer.paper.validUntil),
      }),
    }
  if (money.balance.advanceDue === 0) return undefined
  const unknown = unknownAttempt(money)
  if (unknown)
    return {
      status: t('Offer accepted'),
      lead: t('It is not confirmed yet whether your payment went through.'),
      title: waitingTitle(unknown),
      text: waitingText(unknown),
    }
  if (hasOpenClaim(money))
    return {
      status: t('Payment being checked'),
      lead: t('There is nothing for you to do at the moment.'),
      title: checkingTitle(money),
      text: t('{day} stays yours until I have answered.', { day }),
    }
  return {
    status: t('Accepted, advance due'),
    lead: t('One thing is left to do: the advance.'),
    title: payTitle(money.balance),
    when: heldUntil ? t('by {day}', { day: untilWords(heldUntil) }) : undefined,
    text: heldUntil
      ? t('It makes {day} yours. I am holding the day for you until then.', { day })
      : t('It makes {day} yours. I am holding the day for you.', { day }),
  }
}
