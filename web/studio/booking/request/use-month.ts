import { useState } from 'react'
import type { AvailableDay, BlockedDays } from '../../../../contract/booking/calendar.ts'
import { dayInDhaka } from '../../../../contract/shape/dates.ts'
import { addMonths, firstDayOf, lastDayOf, monthOf } from '../../../../contract/shape/month.ts'
import { useDays } from '../use-calendar-days.ts'
import type { ShownDays } from '../../../site/booking/use-days.ts'
import { clashesOn } from '../clashes.ts'

/** A day blocked for some hours may still fit. */
const isWholeDay = (date: string, { from, to, fromTime, toTime }: BlockedDays) =>
  from <= date && date <= to && !(date === from && fromTime) && !(date === to && toTime)

/** A month for choosing another day: the events of its days, without the booking itself. */
export function useMonth(ownId: string, day: string): ShownDays {
  const today = dayInDhaka()
  const [month, show] = useState(monthOf(day < today ? today : day))
  const { bookings, blocked, off } = useDays(firstDayOf(month), lastDayOf(month))
  const stateOf = (date: string): AvailableDay['state'] => {
    if (clashesOn(date, bookings, ownId).length > 0) return 'taken'
    return date < today || off.includes(date) || blocked.some((one) => isWholeDay(date, one))
      ? 'closed'
      : 'free'
  }
  return {
    today,
    month,
    show,
    previous: month > monthOf(today) ? addMonths(month, -1) : undefined,
    next: addMonths(month, 1),
    day: (date) => ({ date, state: stateOf(date) }),
    firstFree: undefined,
  }
}
