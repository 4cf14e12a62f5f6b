import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { addMonths, firstDayOf, monthOf } from '../../../contract/shape/month.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import type { Call } from '../../lib/api.ts'
import { toResult } from '../../lib/load.ts'

/** One call covers a month and the next, completely. */
const loadedDays = 62
/** How far ahead people can browse. */
const mostMonths = 24

export const monthParam = 'month'

export const daysFrom = (call: Call, serviceId: string, month: string) => {
  const from = firstDayOf(month)
  return call(api.calendar.availability, {
    query: { serviceId, from, to: addDays(from, loadedDays - 1) },
  })
}

/** The first and the last month that can be shown. */
export function monthsFrom(today: string) {
  const first = monthOf(today)
  return { first, last: addMonths(first, mostMonths) }
}

/**
 * The days of the month in the address, or else of the month around a given day; no days if they could not be loaded.
 */
export async function loadDays(call: Call, serviceId: string, url: string, around = '') {
  const today = dayInDhaka()
  const { first, last } = monthsFrom(today)
  const monthInAddress = new URL(url).searchParams.get(monthParam) ?? ''
  const month =
    /^\d{4}-(0[1-9]|1[0-2])$/.test(monthInAddress) && monthInAddress >= first && monthInAddress <= last
      ? monthInAddress
      : undefined
  const usual = around >= today ? monthOf(around) : first
  const reply = await toResult(daysFrom(call, serviceId, month ?? usual))
  return { today, month, days: reply.ok ? reply.value.data : undefined }
}
export type LoadedDays = Awaited<ReturnType<typeof loadDays>>
