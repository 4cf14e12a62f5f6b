/** The studio's wall clock: 'today' and every shown date follow it, wherever the server stands. */
export const timeZone = 'Asia/Dhaka'

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone })

/** YYYY-MM-DD in Dhaka. */
export const dayInDhaka = (at: Date = new Date()) => isoDay.format(at)

const longDate = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
})
const usDate = new Intl.DateTimeFormat('en-US', { timeZone })
const usDateTime = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' })

/** 'July 5, 2022' */
export const formatLongDate = (iso: string) => longDate.format(new Date(iso))
/** '7/5/2022' */
export const formatUsDate = (iso: string) => usDate.format(new Date(iso))
/** '7/5/22, 4:30 PM' */
export const formatUsDateTime = (iso: string) => usDateTime.format(new Date(iso))
