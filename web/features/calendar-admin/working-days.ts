import type { OpenDay } from '../../../contract/calendar.ts'
import { minutesOf } from '../../../contract/minutes.ts'
import { type Hours, usualHours } from '../../../contract/studio-settings.ts'
import { weekdayOf } from '../../../contract/zone.ts'
import { shownTime } from '../../lib/admin/clock.ts'
import { t } from '../../../language/t.ts'

/** Which days are worked, and what is said about those that are unusual. */
export function workingDays(hours: Hours | null, openDays: OpenDay[]) {
  const { days, from, until } = hours ?? usualHours
  const own = new Map(openDays.map((day) => [day.date, day]))
  return {
    /** 'Day off', 'Open 9 AM to 2 PM', or nothing. */
    note(day: string) {
      const open = own.get(day)
      if (open)
        return t('Open {from} to {until}', { from: shownTime(open.from), until: shownTime(open.until) })
      return days.includes(weekdayOf(day)) ? '' : t('Day off')
    },
    isOff: (day: string) => !own.has(day) && !days.includes(weekdayOf(day)),
    isOpened: (day: string) => own.has(day),
    from: minutesOf(from),
    until: minutesOf(until),
  }
}
export type WorkingDays = ReturnType<typeof workingDays>

/** Friday and Saturday: wedding days. */
export const isWeekend = (day: string) => weekdayOf(day) >= 5
