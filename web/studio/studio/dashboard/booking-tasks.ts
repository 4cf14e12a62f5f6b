import type { Activity } from '../../../../contract/studio/dashboard.ts'
import type { TurnReason } from '../../../../contract/booking/booking-situation.ts'
import { dayInDhaka, lastDayUntil } from '../../../../contract/shape/dates.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import { t } from '../../../../language/t.ts'
import { longDay, relativeDay } from '../../lib/days.ts'
import type { Task } from './task-list.tsx'

type Booking = Activity['bookings'][number]
type TaskWords = Pick<Task, 'title' | 'text' | 'verb'>

const sinceWords = (time: string, today: string) => relativeDay(today, dayInDhaka(new Date(time)))

function paymentWords({
  name,
  serviceTitle: service,
  eventDate,
  situation: { claimed },
}: Booking): TaskWords {
  const day = longDay(eventDate)
  return claimed === null
    ? {
        title: t('Check the payments of {name}', { name }),
        text: t('{service}, {day}. The gateway has not answered, or its records differ from yours.', {
          service,
          day,
        }),
        verb: t('Check payment'),
      }
    : {
        title: t('{name} says they have sent {sum}', { name, sum: formatPaisa(claimed) }),
        text: t('{service}, {day}. Check that it has arrived.', { service, day }),
        verb: t('Check payment'),
      }
}

const words: Record<TurnReason, (booking: Booking, today: string) => TaskWords> = {
  payment: paymentWords,
  request: ({ name, serviceTitle: service, eventDate, date }, today) => ({
    title: t('{name} asks for {day}', { name, day: longDay(eventDate) }),
    text: t('{service}, {when}. Asked {since}.', {
      service,
      when: relativeDay(today, eventDate),
      since: sinceWords(date, today),
    }),
    verb: t('Answer'),
  }),
  message: ({ name, serviceTitle: service, eventDate }) => ({
    title: t('{name} has written to you', { name }),
    text: `${service}, ${longDay(eventDate)}`,
    verb: t('Answer'),
  }),
  'day-asked': ({ name, eventDate, situation: { askedDay } }) => ({
    title: t('{name} asks to move to {day}', { name, day: askedDay ? longDay(askedDay) : '' }),
    text: t('So far: {day}.', { day: longDay(eventDate) }),
    verb: t('Answer'),
  }),
  'day-kept': ({ name, eventDate, serviceTitle: service }) => ({
    title: t('{name} is keeping {day}', { name, day: longDay(eventDate) }),
    text: t('{service}. Your proposal was not accepted.', { service }),
    verb: t('View'),
  }),
  'day-wanted': ({ name, eventDate, serviceTitle: service }) => ({
    title: t('{name} wants {day}', { name, day: longDay(eventDate) }),
    text: t('{service}. The day is held until you answer.', { service }),
    verb: t('Answer'),
  }),
  'to-call': ({ name, eventDate, serviceTitle: service }) => ({
    title: t('Call {name}: {day} has become free', { name, day: longDay(eventDate) }),
    text: t('{service}. There is no email address.', { service }),
    verb: t('View'),
  }),
  'offer-ending': ({ name, eventDate, serviceTitle: service, heldUntil }, today) => ({
    title: t('Your offer to {name} runs out {when}', {
      name,
      when: heldUntil ? relativeDay(today, lastDayUntil(heldUntil)) : '',
    }),
    text: t('{service}, {day}. There is no answer yet.', { service, day: longDay(eventDate) }),
    verb: t('Remind'),
  }),
  'offer-ran-out': ({ name, eventDate, serviceTitle: service }) => ({
    title: t('Your offer to {name} ran out', { name }),
    text: t('{service}, {day}. The day is free again.', { service, day: longDay(eventDate) }),
    verb: t('View'),
  }),
  'day-over': ({ name, eventDate, serviceTitle: service }, today) => ({
    title: t('Is the shoot of {name} done?', { name }),
    text: `${service}, ${relativeDay(today, eventDate)}`,
    verb: t('View'),
  }),
  cancelled: ({ name, eventDate, serviceTitle: service }) => ({
    title: t('{name} has cancelled {day}', { name, day: longDay(eventDate) }),
    text: t('{service}. The day is free again.', { service }),
    verb: t('View'),
  }),
}

/** One task for each booking that waits for the owner. */
export const bookingTasksOf = (bookings: Booking[], today: string): Task[] =>
  bookings.map((booking) => {
    const { kind, reason } = booking.situation
    const isPayment = kind === 'payment-to-check' || reason === 'payment'
    const path = `/admin/request/view/${booking._id}`
    return {
      kind: isPayment ? 'money' : reason === 'message' ? 'message' : 'request',
      to: isPayment ? `${path}?tab=payments` : reason === 'offer-ending' ? `${path}?ask=remind` : path,
      ...words[isPayment ? 'payment' : (reason ?? 'request')](booking, today),
    }
  })
