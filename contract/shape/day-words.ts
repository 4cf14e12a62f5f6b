import { banglaTime } from '../../language/dates.ts'
import { currentLanguage } from '../../language/current.ts'

/** Dates as the calendars write them. They have no time zone, so they are read and formatted in UTC. */
const locales = { en: 'en-GB', bn: 'bn-BD' }

const shapes = {
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  dayAndMonth: { day: 'numeric', month: 'long' },
  month: { month: 'long' },
  monthAndYear: { month: 'long', year: 'numeric' },
  day: { day: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

const formatAs = (shape: keyof typeof shapes) => (day: string) => {
  const language = currentLanguage()
  const key = `${language} ${shape}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...shapes[shape] })
    formats.set(key, format)
  }
  return format.format(new Date(`${day}T00:00:00Z`)).replace(',', '')
}

/** 'Friday' or 'শুক্রবার' */
export const weekdayName = formatAs('weekday')
const shortName = formatAs('shortWeekday')
/** 'Fri' or 'শুক্র'. The usual short form of Thursday is too long for its column in Bangla. */
export const shortWeekday = (day: string) => shortName(day).replace('বৃহস্পতি', 'বৃহ')
/** '18 December' or '১৮ ডিসেম্বর' */
export const dayAndMonth = formatAs('dayAndMonth')
/** 'Fri 18' or 'শুক্র ১৮' */
export const shortDay = (day: string) => `${shortWeekday(day)} ${dayNumber(day)}`
/** '18' or '১৮' */
export const dayNumber = formatAs('day')
/** 'December' or 'ডিসেম্বর', of any day in it */
export const monthName = formatAs('month')
/** 'December 2026' or 'ডিসেম্বর ২০২৬' */
export const monthAndYear = formatAs('monthAndYear')
/** 'Friday, 18 December' or 'শুক্রবার, ১৮ ডিসেম্বর' */
export const longDay = (day: string) => `${weekdayName(day)}, ${dayAndMonth(day)}`

/** '9:30 am' or 'সকাল ৯টা ৩০ মিনিট', of '09:30' */
export function timeOfDay(time: string) {
  if (currentLanguage() === 'bn') return banglaTime(new Date(`2000-01-01T${time}:00+06:00`))
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`
}

/** For a day of the booking calendar; a few free hours are enough. */
export const isFree = ({ state }: { state: string }) => state === 'free' || state === 'few'

/** '09:30' is 570. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** 570 is '09:30'. */
export const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
