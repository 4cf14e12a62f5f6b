import { banglaDay, banglaShortDay, banglaTime, timeZone, wallClock } from '../../language/dates.ts'
import { currentLanguage } from '../../language/current.ts'

/** YYYY-MM-DD in Dhaka. */
export const dayInDhaka = (at: Date = new Date()) => wallClock(at).slice(0, 10)

/** The day that ends at this moment, if it is midnight in Dhaka: what is held until then is held for all of that day. */
export function dayEndingAt(moment: string) {
  const at = new Date(moment)
  return timeInDhaka(at) === '00:00' ? lastDayUntil(moment) : undefined
}

/** The last day on which something is held, whether it ends at midnight or during the day. */
export const lastDayUntil = (moment: string) => dayInDhaka(new Date(Date.parse(moment) - 1))

/** HH:MM in Dhaka, as a time field takes it. */
export const timeInDhaka = (at: Date) => wallClock(at).slice(11, 16)

/** The moment of a date and time in Dhaka: '2026-11-20', '09:00'. */
export const momentInDhaka = (day: string, time = '00:00') =>
  new Date(`${day}T${time}:00+06:00`).toISOString()

type Shape = 'long' | 'longMoment' | 'short' | 'shortMoment'

const shapes: Record<Shape, Intl.DateTimeFormatOptions> = {
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  longMoment: { dateStyle: 'long', timeStyle: 'short' },
  short: {},
  shortMoment: { dateStyle: 'short', timeStyle: 'short' },
}

const formats = new Map<Shape, Intl.DateTimeFormat>()

/** In the formats of the specification. */
function inEnglish(shape: Shape, at: Date) {
  let format = formats.get(shape)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, ...shapes[shape] })
    formats.set(shape, format)
  }
  return format.format(at)
}

const inBangla: Record<Shape, (at: Date) => string> = {
  long: banglaDay,
  longMoment: (at) => `${banglaDay(at)}, ${banglaTime(at)}`,
  short: banglaShortDay,
  shortMoment: (at) => `${banglaShortDay(at)}, ${banglaTime(at)}`,
}

const format = (shape: Shape) => (iso: string) => {
  const at = new Date(iso)
  return currentLanguage() === 'bn' ? inBangla[shape](at) : inEnglish(shape, at)
}

/** 'July 5, 2022' or '৫ জুলাই ২০২২' */
export const formatLongDate = format('long')
/** The same for a date like '2022-07-05', read as noon in Dhaka. */
export const formatLongDay = (day: string) => formatLongDate(`${day}T12:00:00+06:00`)
/** 'July 5, 2022 at 4:30 PM' or '৫ জুলাই ২০২২, বিকেল ৪টা ৩০ মিনিট' */
export const formatLongMoment = format('longMoment')
/** '7/5/2022' or '৫/৭/২০২২' */
export const formatUsDate = format('short')
/** '7/5/22, 4:30 PM' or '৫/৭/২০২২, বিকেল ৪টা ৩০ মিনিট' */
export const formatUsDateTime = format('shortMoment')
