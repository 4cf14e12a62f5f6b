import type { ClientBooking } from '../../../../contract/booking/client-booking.ts'
import { dayInDhaka, formatLongMoment } from '../../../../contract/shape/dates.ts'
import { dayAndMonth, longDay } from '../../../../contract/shape/day-words.ts'
import type { ClientMoney } from '../../../../contract/billing/client-offer.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import { t, plural } from '../../../../language/t.ts'
import { checkingTitle, hasOpenClaim, payTitle, presentMoney, untilWords } from './money/present-money.ts'

interface StateText {
  /** Next to the reference: 'Confirmed'. */
  status: string
  /** One sentence for the head of the page. */
  lead: string
  title: string
  /** The deadline, or the time that is left. */
  when?: string
  text: string
}

/** Whether a day that became free is held for the client until they answer. */
export const isHeldDay = ({ booking, events }: Pick<ClientBooking, 'booking' | 'events'>) =>
  booking.status === 'offered' && events.findLast(({ what }) => what === 'offered')?.actor === 'site'

/** The sentence for a confirmed day, with what is to be paid. */
function confirmedLead(money: ClientMoney) {
  const { agreed, dueNow, balance, balanceDueOn } = money.balance
  if (dueNow > 0 && !hasOpenClaim(money))
    return { lead: t('Your day is confirmed. One thing is left to do.'), title: payTitle(money.balance) }
  const title = t('Confirmed: the day is yours')
  if (hasOpenClaim(money)) return { lead: checkingTitle(money), title }
  if (agreed === null) return { lead: t('See you then.'), title }
  if (balance === 0) return { lead: t('Everything is settled. See you then.'), title }
  const gaps = { amount: formatPaisa(balance), day: longDay(balanceDueOn) }
  return { lead: t('The balance of {amount} is due on {day}.', gaps), title }
}

/** The state of the booking in words. */
export function presentOf(
  page: Pick<ClientBooking, 'booking' | 'events' | 'galleries'>,
  money: ClientMoney,
): StateText {
  const { status, eventDate, heldUntil } = page.booking
  const dueNow = presentMoney(page, money)
  if (dueNow) return dueNow
  const day = dayAndMonth(eventDate)
  if (status === 'requested')
    return {
      status: t('Requested'),
      lead: t('I have your request and will answer soon.'),
      title: t('Your request has arrived'),
      text: t('The day is not held for you yet. As soon as we agree on it, you will see it here.'),
    }
  if (status === 'waiting')
    return {
      status: t('Waiting list'),
      lead: t('The day is booked. If it becomes free, you will hear from me.'),
      title: t('You are on the waiting list'),
      text: t(
        'People are notified in the order in which they asked. There is nothing for you to do until then.',
      ),
    }
  if (status === 'offered' && isHeldDay(page))
    return heldUntil
      ? {
          status: t('Held for you'),
          lead: t('The day has become free, and I am holding it for you.'),
          title: t('Do you want {day}?', { day }),
          text: t('I am holding it for you until {until}.', { until: formatLongMoment(heldUntil) }),
        }
      : {
          status: t('Held for you'),
          lead: t('The day is held for you.'),
          title: t('I confirm the day soon'),
          text: t('{day} stays yours until you hear from me.', { day }),
        }
  if (status === 'offered')
    return {
      status: t('Offered'),
      lead: t('You have my offer, and the day is held for you.'),
      title: t('You have my offer'),
      text: heldUntil
        ? t('I am holding it for you until {until}.', { until: untilWords(heldUntil) })
        : t('{day} stays yours until you hear from me.', { day }),
    }
  if (status === 'confirmed')
    return {
      status: t('Confirmed'),
      ...confirmedLead(money),
      when: countdown(dayInDhaka(), eventDate),
      text: t('{day} is reserved for you. Has anything changed? Write to me below.', { day }),
    }
  if (status === 'done' && page.galleries.length > 0)
    return {
      status: t('Photographed'),
      lead: t('It was good to be there. Thank you.'),
      title: t('Your pictures are ready'),
      text: t('Open your gallery to see them.'),
    }
  if (status === 'done')
    return {
      status: t('Photographed'),
      lead: t('It was good to be there. Thank you.'),
      title: t('The photographs are taken'),
      text: t('I am now selecting and editing them. You will hear from me when they are ready.'),
    }
  return endedOf(status)
}

function endedOf(status: 'declined' | 'cancelled' | 'lapsed'): StateText {
  if (status === 'declined')
    return {
      status: t('Declined'),
      lead: t('I am not available on this day.'),
      title: t('I am not available on this day'),
      text: t('Perhaps another day would work. Write to me below, or ask for one.'),
    }
  if (status === 'cancelled')
    return {
      status: t('Cancelled'),
      lead: t('This booking is cancelled.'),
      title: t('The booking is cancelled'),
      text: t('The day is open to others again. If you have changed your mind, write to me below.'),
    }
  return {
    status: t('No longer held'),
    lead: t('The time to answer has passed, and the day is open to others.'),
    title: t('This day is no longer held'),
    text: t('Do you still want it? Write to me below, and I will see what I can do.'),
  }
}

/** '31 days to go'; empty for a day in the past. */
export function countdown(today: string, day: string) {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  if (days < 0) return ''
  return days === 0 ? t('it is today') : plural(days, '{n} day to go', '{n} days to go')
}
