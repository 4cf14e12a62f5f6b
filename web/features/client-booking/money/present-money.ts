import type { ClientBooking } from '../../../../contract/client-booking.ts'
import type { ClientMoney } from '../../../../contract/client-offer.ts'
import { dayEndingAt, formatLongMoment } from '../../../../contract/dates.ts'
import { dayAndMonth, longDay } from '../../../../contract/day-words.ts'
import { t } from '../../../../language/t.ts'
import { unknownAttempt, waitingText, waitingTitle } from './waiting.tsx'

/** Whether the offer still waits for the client's answer. */
export const waitsForAnswer = ({ offer }: ClientMoney) => offer?.status === 'sent'

/** Whether what was told of is still being looked for. */
const isLookedFor = ({ claims }: ClientMoney) => claims.some(({ status }) => status === 'open')

function untilWords(heldUntil: string) {
  const lastDay = dayEndingAt(heldUntil)
  return lastDay ? longDay(lastDay) : formatLongMoment(heldUntil)
}

/** Where things stand with a day that is kept because of an offer; undefined where money has no part in it. */
export function presentMoney({ booking }: Pick<ClientBooking, 'booking'>, money: ClientMoney) {
  const { status, eventDate, heldUntil } = booking
  if (status !== 'offered' || !money.offer) return undefined
  const day = dayAndMonth(eventDate)
  if (waitsForAnswer(money))
    return {
      status: t('An offer is waiting for you'),
      lead: t('I would like to be there. Accept the offer, and the day is yours.'),
      title: t('Your offer'),
      text: t('I keep {day} for you until {until}.', { day, until: longDay(money.offer.paper.validUntil) }),
    }
  if (money.balance.advanceDue === 0) return undefined
  const unknown = unknownAttempt(money)
  if (unknown)
    return {
      status: t('Offer accepted'),
      lead: t('One answer is missing: whether your payment went through.'),
      title: waitingTitle(unknown),
      text: waitingText(unknown),
    }
  if (isLookedFor(money))
    return {
      status: t('Offer accepted'),
      lead: t('Thank you. I look whether your money has arrived.'),
      title: t('I look for your payment'),
      text: t('{day} stays yours until I have looked. You get a mail then.', { day }),
    }
  return {
    status: t('Offer accepted'),
    lead: t('One thing is left to do: the advance.'),
    title: t('The advance makes {day} yours', { day }),
    text: heldUntil
      ? t('I keep it for you until {until}.', { until: untilWords(heldUntil) })
      : t('{day} stays yours until you hear from me.', { day }),
  }
}
