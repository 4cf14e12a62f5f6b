import { useState } from 'react'
import type { AvailableDay } from '../../../contract/calendar.ts'
import { addMonths, firstDayOf, lastDayOf, monthOf } from '../../../contract/month.ts'
import { browserCall } from '../../lib/browser-call.ts'
import { part } from '../../lib/load.ts'
import { daysFrom, type LoadedDays, monthsFrom } from './load-days.ts'

const byDate = (days: AvailableDay[]) => new Map(days.map((day) => [day.date, day]))

const isFree = ({ state }: AvailableDay) => state === 'free' || state === 'few'

/** The days of a service, of which more are fetched as somebody leafs through the months. */
export function useDays(serviceId: string, { today, month: asked, days: loaded = [] }: LoadedDays) {
  const [days, setDays] = useState(() => byDate(loaded))
  const first = loaded.find(isFree)
  const [month, setMonth] = useState(asked ?? monthOf(first?.date ?? today))
  const months = monthsFrom(today)

  /** A month that cannot be fetched is shown without what is known of its days: the server has the last word anyway. */
  async function fetchDays(wanted: string) {
    if (days.has(firstDayOf(wanted)) && days.has(lastDayOf(wanted))) return
    const reply = await part(daysFrom(browserCall, serviceId, wanted))
    if (reply.ok) setDays((known) => new Map([...known, ...byDate(reply.value.data)]))
  }

  function show(wanted: string) {
    if (wanted < months.first || wanted > months.last) return
    setMonth(wanted)
    void fetchDays(wanted)
  }

  return {
    today,
    month,
    show,
    /** Undefined at either end. */
    previous: month > months.first ? addMonths(month, -1) : undefined,
    next: month < months.last ? addMonths(month, 1) : undefined,
    day: (date: string) => days.get(date),
    firstFree: first?.date,
    /** Free days closest to one that is not. */
    nearTo(date: string) {
      const distance = (other: string) => Math.abs(Date.parse(other) - Date.parse(date))
      return [...days.values()]
        .filter(isFree)
        .map((day) => day.date)
        .toSorted((one, other) => distance(one) - distance(other))
        .slice(0, 3)
        .toSorted()
    },
  }
}
export type Days = ReturnType<typeof useDays>
