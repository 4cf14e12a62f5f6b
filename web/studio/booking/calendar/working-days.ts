import type { OpenDay } from '../../../../contract/booking/calendar.ts'
import { minutesOf } from '../../../../contract/shape/day-words.ts'
import { hoursOn, usualHours, type WeekHours } from '../../../../contract/shape/week-hours.ts'
import { weekdayOf } from '../../../../contract/shape/zone.ts'
import { shownTime } from '../../lib/clock.ts'
import { t } from '../../../../language/t.ts'

/** Which days are working days, and the notes on special ones. */
export function workingDays(hours: WeekHours | null, openDays: OpenDay[]) {
  const worked = (hours ?? usualHours).filter(({ open }) => open)
  const specialDays = new Map(openDays.map((day) => [day.date, day]))
  return {
    /** 'Day off', 'Open 9 AM to 2 PM', or an empty string. */
    note(day: string) {
      const open = specialDays.get(day)
      if (open)
        return t('Open {from} to {until}', { from: shownTime(open.from), until: shownTime(open.until) })
      return hoursOn(hours, day).open ? '' : t('Day off')
    },
    isOff: (day: string) => !specialDays.has(day) && !hoursOn(hours, day).open,
    isOpened: (day: string) => specialDays.has(day),
    /** The earliest and the latest hour of the week. */
    from: Math.min(...worked.map(({ from }) => minutesOf(from))),
    until: Math.max(...worked.map(({ until }) => minutesOf(until))),
  }
}
export type WorkingDays = ReturnType<typeof workingDays>

/** Friday and Saturday, when weddings take place. */
export const isWeekend = (day: string) => weekdayOf(day) >= 5
