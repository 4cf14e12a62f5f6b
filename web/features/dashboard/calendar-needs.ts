import type { Activity } from '../../../contract/dashboard.ts'
import { formatLongDate, formatLongMoment } from '../../../contract/dates.ts'
import { t } from '../../../language/t.ts'
import { longDay } from '../../lib/admin/days.ts'
import type { Need } from './need.ts'

const toBooking = (id: string) => `/admin/request/view/${id}`

/** What of the calendar needs the owner, the most urgent first. */
export const calendarNeedsOf = ({ clashes, holds, moves, unreachable }: Activity['calendar']): Need[] => [
  ...clashes.map(({ _id, name, eventDate, calendar }): Need => ({
    kind: 'calendar',
    to: toBooking(_id),
    title: t('{name} has {day}, and you are busy elsewhere', { name, day: longDay(eventDate) }),
    text: t('Your calendar {calendar} says so.', { calendar }),
    verb: t('View'),
  })),
  ...holds.map(({ _id, name, eventDate, heldUntil }): Need => ({
    kind: 'calendar',
    to: toBooking(_id),
    title: t('{name} has not answered yet about {day}', { name, day: longDay(eventDate) }),
    text: t('The day is held until {moment}.', { moment: formatLongMoment(heldUntil) }),
    verb: t('View'),
  })),
  ...moves.map(({ _id, name, eventDate, wanted }): Need => ({
    kind: 'calendar',
    to: toBooking(_id),
    title: t('{name} asks to move to {day}', { name, day: longDay(wanted) }),
    text: t('Agreed or asked for so far: {day}.', { day: longDay(eventDate) }),
    verb: t('Answer'),
  })),
  ...unreachable.map(({ name, failedSince }): Need => ({
    kind: 'calendar',
    to: '/admin/calendar',
    title: t('Your calendar {name} cannot be read', { name }),
    text: t('Since {day}. What was read before still counts.', { day: formatLongDate(failedSince) }),
    verb: t('View'),
  })),
]
