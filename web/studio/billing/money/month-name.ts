import { format } from '../../lib/days.ts'

const names = {
  long: format({ month: 'long' }),
  short: format({ month: 'short' }, { month: 'long' }),
  year: format({ month: 'short', year: 'numeric' }, { month: 'long', year: 'numeric' }),
}

/** Of '2026-11': 'November', 'Nov' or 'Nov 2026'. */
export const monthName = (month: string, look: keyof typeof names) => names[look](`${month}-01`)
