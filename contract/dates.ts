/** The studio's wall clock: 'today' and every shown date follow it, wherever the server stands. */
export const timeZone = 'Asia/Dhaka'

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** By name, as no language puts the parts into the same order in every browser. */
const partsOf = (at: Date) =>
  Object.fromEntries(wallClock.formatToParts(at).map(({ type, value }) => [type, value]))

/** YYYY-MM-DD in Dhaka. */
export function dayInDhaka(at: Date = new Date()) {
  const { year, month, day } = partsOf(at)
  return `${year}-${month}-${day}`
}

/** HH:MM in Dhaka, as a time field takes it. */
export function timeInDhaka(at: Date) {
  const { hour, minute } = partsOf(at)
  return `${hour}:${minute}`
}

/** A moment of the wall clock in Dhaka, where there is no summer time: '2026-11-20', '09:00'. */
export const momentInDhaka = (day: string, time = '00:00') =>
  new Date(`${day}T${time}:00+06:00`).toISOString()

const longDate = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
})
const usDate = new Intl.DateTimeFormat('en-US', { timeZone })
const longMoment = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long', timeStyle: 'short' })
const usDateTime = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' })

/** 'July 5, 2022' */
export const formatLongDate = (iso: string) => longDate.format(new Date(iso))
/** 'July 5, 2022 at 4:30 PM' */
export const formatLongMoment = (iso: string) => longMoment.format(new Date(iso))
/** '7/5/2022' */
export const formatUsDate = (iso: string) => usDate.format(new Date(iso))
/** '7/5/22, 4:30 PM' */
export const formatUsDateTime = (iso: string) => usDateTime.format(new Date(iso))
