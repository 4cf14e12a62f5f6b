import { banglaClock } from '../../../language/dates.ts'
import { currentLanguage } from '../../../language/current.ts'
import { t } from '../../../language/t.ts'
import { minutesOf } from '../../../contract/shape/day-words.ts'

/** 570 is '9:30 AM' or 'সকাল ৯টা ৩০ মিনিট'. */
export function shownMinutes(minutes: number) {
  const hour = Math.floor(minutes / 60) % 24
  const rest = minutes % 60
  if (currentLanguage() === 'bn') return banglaClock(hour, rest)
  const tail = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`
  return `${hour % 12 || 12}${tail} ${hour < 12 ? 'AM' : 'PM'}`
}

/** '09:30' is '9:30 AM'. */
export const shownTime = (time: string) => shownMinutes(minutesOf(time))

/** '9:30 AM', or '9:30 AM to 2 PM' where the end is known. */
export const shownHours = (start: string, end: string | null) =>
  end ? t('{from} to {until}', { from: shownTime(start), until: shownTime(end) }) : shownTime(start)
