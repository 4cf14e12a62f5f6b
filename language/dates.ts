import { banglaDigits } from './numbers.ts'
import { once } from './once.ts'

/** The local time of Dhaka: 'today' and all shown dates follow it, wherever the server runs. */
export const timeZone = 'Asia/Dhaka'

/** Bangladesh has no daylight saving time. */
const aheadMs = 6 * 3_600_000

/** 'YYYY-MM-DDTHH:MM:SS' in Dhaka. */
export const wallClock = (at: Date) => new Date(at.getTime() + aheadMs).toISOString().slice(0, -5)

/** Dates and times as they are written and said in Bangladesh, in the time zone of Dhaka. */
const day = once(
  () => new Intl.DateTimeFormat('bn-BD', { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
)

/** '৫ জুলাই ২০২২'. Some versions of Intl put a comma before the year, which is not usual in Bangladesh. */
export const banglaDay = (at: Date) => day().format(at).replace(',', '')

/** '৫/৭/২০২২' */
export function banglaShortDay(at: Date) {
  const [year, month, day] = wallClock(at).slice(0, 10).split('-').map(Number)
  return banglaDigits(`${day}/${month}/${year}`)
}

/** The parts of the day, each with its first hour. */
const partsOfDay: [from: number, name: string][] = [
  [0, 'রাত'],
  [4, 'ভোর'],
  [6, 'সকাল'],
  [12, 'দুপুর'],
  [15, 'বিকেল'],
  [18, 'সন্ধ্যা'],
  [20, 'রাত'],
]

/** 'বিকেল ৪টা', 'সকাল ৯টা ৩০ মিনিট' */
export function banglaClock(hour: number, minute: number) {
  const [, name] = partsOfDay.findLast(([from]) => hour >= from)!
  const hours = `${hour % 12 || 12}টা`
  return `${name} ${banglaDigits(minute ? `${hours} ${minute} মিনিট` : hours)}`
}

/** The time of a moment. */
export function banglaTime(at: Date) {
  const [hour = 0, minute = 0] = wallClock(at).slice(11, 16).split(':').map(Number)
  return banglaClock(hour, minute)
}
