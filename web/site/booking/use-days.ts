import { useEffect, useState } from 'react'
import type { AvailableDay } from '../../../contract/booking/calendar.ts'
import { isFree } from '../../../contract/shape/day-words.ts'
import { addMonths, firstDayOf, lastDayOf, monthOf } from '../../../contract/shape/month.ts'
import { browserCall } from '../../lib/browser-call.ts'
import { toResult } from '../../lib/load.ts'
import type { FormResult } from '../../lib/submit.ts'
import { daysFrom, type LoadedDays, monthsFrom } from './load-days.ts'

const byDate = (days: AvailableDay[]) => new Map(days.map((day) => [day.date, day]))

type DaysByDate = Map<string, AvailableDay>

/** A month that fails to load is shown with the days that are known: the server checks each request anyway. */
async function learnDays(
  serviceId: string,
  month: string,
  learn: (next: (known: DaysByDate) => DaysByDate) => void,
) {
  const reply = await toResult(daysFrom(browserCall, serviceId, month))
  if (reply.ok) learn((known) => new Map([...known, ...byDate(reply.value.data)]))
}

/** The day that was given to someone else meanwhile. */
const takenDay = (result: FormResult | undefined) =>
  result?.ok === false && result.status === 409 ? result.values.eventDate || result.values.day : undefined

/** The days of a service. More are loaded while browsing months, and the month is reloaded when a day was refused. */
export function useDays(
  serviceId: string,
  { today, month: asked, days: loaded = [] }: LoadedDays,
  result?: FormResult,
) {
  const [days, setDays] = useState(() => byDate(loaded))
  const first = loaded.find(isFree)
  const [month, setMonth] = useState(asked ?? monthOf(first?.date ?? today))
  const months = monthsFrom(today)

  function show(wanted: string) {
    if (wanted < months.first || wanted > months.last) return
    setMonth(wanted)
    if (!days.has(firstDayOf(wanted)) || !days.has(lastDayOf(wanted)))
      void learnDays(serviceId, wanted, setDays)
  }

  useEffect(() => {
    const taken = takenDay(result)
    if (taken) void learnDays(serviceId, monthOf(taken), setDays)
  }, [serviceId, result])

  return {
    today,
    month,
    show,
    /** Undefined at both ends. */
    previous: month > months.first ? addMonths(month, -1) : undefined,
    next: month < months.last ? addMonths(month, 1) : undefined,
    day: (date: string) => days.get(date),
    firstFree: first?.date,
    /** The free days nearest to a taken one. */
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
/** The part that a month needs. */
export type ShownDays = Pick<Days, 'today' | 'month' | 'show' | 'previous' | 'next' | 'day' | 'firstFree'>
