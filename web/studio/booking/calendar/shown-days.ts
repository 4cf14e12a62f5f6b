import { addDays, weekdayOf } from '../../../../contract/shape/zone.ts'
import { dateOf, format } from '../../lib/days.ts'
import { t } from '../../../../language/t.ts'

export const views = ['month', 'week', 'agenda'] as const
export type View = (typeof views)[number]

/** The view and the day in the address. */
export interface ShownDays {
  view: View
  /** The selected day, around which the calendar is shown. */
  day: string
}

const agendaDays = 31

const isDay = (text: string | null) =>
  text !== null && /^(19|20|2[1-9])\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The month of today, unless the address says otherwise. */
export function shownIn(url: string, today: string): ShownDays {
  const query = new URL(url).searchParams
  const day = query.get('day')
  return {
    view: views.find((view) => view === query.get('view')) ?? 'month',
    day: isDay(day) ? day! : today,
  }
}

export const addressOf = ({ view, day }: ShownDays) => `/admin/calendar?view=${view}&day=${day}`

/** Weeks begin on Sunday in Bangladesh. */
const weekStart = (day: string) => addDays(day, -weekdayOf(day))
const monthStart = (day: string) => `${day.slice(0, 7)}-01`
const nextMonth = (day: string) => monthStart(addDays(monthStart(day), 31))

export function daysFrom(from: string, to: string) {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The first and the last day on the screen. A month is shown in whole weeks. */
export function rangeOf({ view, day }: ShownDays) {
  if (view === 'agenda') return { from: day, to: addDays(day, agendaDays - 1) }
  if (view === 'week') return { from: weekStart(day), to: addDays(weekStart(day), 6) }
  const last = addDays(nextMonth(day), -1)
  return { from: weekStart(monthStart(day)), to: addDays(weekStart(last), 6) }
}

/** The previous or the next month, week or list. */
export function stepped({ view, day }: ShownDays, step: 1 | -1): ShownDays {
  if (view === 'week') return { view, day: addDays(day, 7 * step) }
  if (view === 'agenda') return { view, day: addDays(day, agendaDays * step) }
  return { view, day: step === 1 ? nextMonth(day) : monthStart(addDays(monthStart(day), -1)) }
}

const monthName = format({ month: 'long' })
const monthAndYear = format({ month: 'long', year: 'numeric' })
const dayOfMonth = format({ month: 'long', day: 'numeric' })

/** 'November 2026', 'November 22 to 28', 'From November 19' */
export function titleOf(shown: ShownDays, today: string) {
  const { from, to } = rangeOf(shown)
  if (shown.view === 'month') return monthAndYear(shown.day)
  if (shown.view === 'agenda')
    return from === today ? t('From today') : t('From {day}', { day: dayOfMonth(from) })
  const end = from.slice(0, 7) === to.slice(0, 7) ? dateOf(to) : dayOfMonth(to)
  return t('{from} to {until}', { from: dayOfMonth(from), until: end })
}

const stepNames: Record<View, (shown: ShownDays) => string> = {
  month: ({ day }) => monthName(day),
  week: (shown) => t('Week from {from}', { from: dayOfMonth(rangeOf(shown).from) }),
  agenda: ({ day }) => t('From {day}', { day: dayOfMonth(day) }),
}
/** The name of the button for it. */
export const stepName = (shown: ShownDays) => stepNames[shown.view](shown)
