import { addMonths, monthOf, sameDayIn } from '../../../contract/shape/month.ts'
import { addDays, weekdayOf } from '../../../contract/shape/zone.ts'

/** The day that a key moves to, as in the ARIA pattern for date grids; undefined for other keys. */
export function dayAfterKey(key: string, day: string): string | undefined {
  if (key === 'ArrowLeft') return addDays(day, -1)
  if (key === 'ArrowRight') return addDays(day, 1)
  if (key === 'ArrowUp') return addDays(day, -7)
  if (key === 'ArrowDown') return addDays(day, 7)
  if (key === 'Home') return addDays(day, -weekdayOf(day))
  if (key === 'End') return addDays(day, 6 - weekdayOf(day))
  if (key === 'PageUp') return sameDayIn(addMonths(monthOf(day), -1), day)
  if (key === 'PageDown') return sameDayIn(addMonths(monthOf(day), 1), day)
  return undefined
}
