import type { Activity } from '../../../../contract/studio/dashboard.ts'
import { formatLongDate } from '../../../../contract/shape/dates.ts'
import { t } from '../../../../language/t.ts'
import { longDay } from '../../lib/days.ts'
import type { Task } from './task-list.tsx'

const toBooking = (id: string) => `/admin/request/view/${id}`

/** Tasks about the calendar, most urgent first. */
export const calendarTasksOf = ({ clashes, unreachable }: Activity['calendar']): Task[] => [
  ...clashes.map(({ _id, name, eventDate, calendar }): Task => ({
    kind: 'calendar',
    to: toBooking(_id),
    title: t('{name} is booked on {day}, but you are busy elsewhere', { name, day: longDay(eventDate) }),
    text: t('According to your calendar {calendar}.', { calendar }),
    verb: t('View'),
  })),
  ...unreachable.map(({ name, failedSince }): Task => ({
    kind: 'calendar',
    to: '/admin/calendar',
    title: t('Your calendar {name} cannot be read', { name }),
    text: t('Since {day}. Earlier entries still count.', { day: formatLongDate(failedSince) }),
    verb: t('View'),
  })),
]
