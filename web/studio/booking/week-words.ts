import { usualHours, type WeekHours } from '../../../contract/shape/week-hours.ts'
import { type Label, t } from '../../../language/t.ts'
import { shownTime } from '../lib/clock.ts'

/** Starting with Sunday. */
export const weekDays: Label[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]

export const hoursInWords = ({ from, until }: { from: string; until: string }) =>
  t('{from} to {until}', { from: shownTime(from), until: shownTime(until) })

/** 'Every day, 9 AM to 9 PM', 'Monday off, hours by the day' */
export function weekInWords(week: WeekHours | null) {
  const hours = week ?? usualHours
  const off = weekDays.filter((_, day) => !hours[day]!.open).map((day) => t(day))
  const days = off.length === 0 ? t('Every day') : t('{days} off', { days: off.join(', ') })
  const [first, ...rest] = hours.filter(({ open }) => open)
  return first && rest.every(({ from, until }) => from === first.from && until === first.until)
    ? t('{week}, {from} to {until}', {
        week: days,
        from: shownTime(first.from),
        until: shownTime(first.until),
      })
    : t('{week}, hours by the day', { week: days })
}
