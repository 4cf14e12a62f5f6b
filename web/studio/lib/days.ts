import { currentLanguage } from '../../../language/current.ts'
import { once } from '../../../language/once.ts'
import { t } from '../../../language/t.ts'

const dayMs = 86_400_000
const at = (day: string) => new Date(`${day}T00:00:00Z`)
/** Formats a day by the given parts. */
export const format = (options: Intl.DateTimeFormatOptions, banglaOptions = options) => {
  const english = once(() => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }))
  const bangla = once(() => new Intl.DateTimeFormat('bn-BD', { timeZone: 'UTC', ...banglaOptions }))
  // Bangla has no comma before the year.
  const inBangla = (day: string) =>
    bangla()
      .format(at(day))
      .replace(/,(?= [০-৯]{4}$)/, '')
  return (day: string) => (currentLanguage() === 'en' ? english().format(at(day)) : inBangla(day))
}

/** Days are plain dates such as '2026-11-22', so that no time zone can shift them. */
export const fullDay = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })
export const longDay = format({ weekday: 'long', month: 'long', day: 'numeric' })
// Bangla has no common short names of months.
export const yearDay = format(
  { year: 'numeric', month: 'short', day: 'numeric' },
  { year: 'numeric', month: 'long', day: 'numeric' },
)
export const shortDay = format({ month: 'short', day: 'numeric' }, { month: 'long', day: 'numeric' })
/** For narrow places: 'Jan 1', '১/১'. */
export const tinyDay = format({ month: 'short', day: 'numeric' }, { month: 'numeric', day: 'numeric' })
export const monthOf = format({ month: 'short' }, { month: 'long' })
export const dateOf = format({ day: 'numeric' })

/** The number of days from one day to another. */
export const daysBetween = (from: string, to: string) => Math.round((+at(to) - +at(from)) / dayMs)

/** 'today', 'tomorrow', 'in 3 days', 'yesterday', '5 days ago', '3 months ago' */
export function relativeDay(today: string, day: string) {
  const days = daysBetween(today, day)
  if (days === 0) return t('today')
  if (days === 1) return t('tomorrow')
  if (days === -1) return t('yesterday')
  const distance = Math.abs(days)
  const months = Math.round(distance / 30.4)
  if (distance < 60) return t(days > 0 ? 'in {n} days' : '{n} days ago', { n: distance })
  return t(days > 0 ? 'in {n} months' : '{n} months ago', { n: months })
}

const names = {
  long: format({ month: 'long' }),
  short: format({ month: 'short' }, { month: 'long' }),
  year: format({ month: 'short', year: 'numeric' }, { month: 'long', year: 'numeric' }),
}

/** '2026-11' as 'November', 'Nov' or 'Nov 2026'. */
export const monthName = (month: string, look: keyof typeof names) => names[look](`${month}-01`)
