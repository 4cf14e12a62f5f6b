const dayMs = 86_400_000
const at = (day: string) => new Date(`${day}T00:00:00Z`)
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
  return (day: string) => formatter.format(at(day))
}

/** Days are plain dates such as '2026-11-22', without an hour that could shift them. */
export const fullDay = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })
export const longDay = format({ weekday: 'long', month: 'long', day: 'numeric' })
export const yearDay = format({ year: 'numeric', month: 'short', day: 'numeric' })
export const shortDay = format({ month: 'short', day: 'numeric' })
export const monthOf = format({ month: 'short' })
export const dateOf = format({ day: 'numeric' })

/** From the first day to the second. */
export const daysBetween = (from: string, to: string) => Math.round((+at(to) - +at(from)) / dayMs)

/** 'today', 'tomorrow', 'in 3 days', 'yesterday', '5 days ago', '3 months ago' */
export function relativeDay(today: string, day: string) {
  const days = daysBetween(today, day)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  const distance = Math.abs(days)
  const months = Math.round(distance / 30.4)
  const length = distance < 60 ? `${distance} days` : `${months} months`
  return days > 0 ? `in ${length}` : `${length} ago`
}

export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`
