import { once } from './once.ts'

/** Days and times as they are written and said in Bangladesh, by the clock of Dhaka. */
const timeZone = 'Asia/Dhaka'

const day = once(
  () => new Intl.DateTimeFormat('bn-BD', { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
)
const shortDay = once(() => new Intl.DateTimeFormat('bn-BD', { timeZone }))
const clock = once(
  () => new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' }),
)
const digits = once(() => new Intl.NumberFormat('bn-BD'))

/** '৫ জুলাই ২০২২'; some versions of Intl put a comma before the year, and nobody here does. */
export const banglaDay = (at: Date) => day().format(at).replace(',', '')

/** '৫/৭/২০২২' */
export const banglaShortDay = (at: Date) => shortDay().format(at)

/** From which hour on a part of the day is called so. */
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
  const hours = `${digits().format(hour % 12 || 12)}টা`
  return `${name} ${hours}${minute ? ` ${digits().format(minute)} মিনিট` : ''}`
}

/** The same of a moment. */
export function banglaTime(at: Date) {
  const parts = Object.fromEntries(
    clock()
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { hour = 0, minute = 0 } = parts
  return banglaClock(hour, minute)
}
