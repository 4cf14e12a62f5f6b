import type { BlockedDays, CalendarBooking } from '../../../../contract/booking/calendar.ts'
import type { api } from '../../../../contract/api.ts'
import type { BusyTime } from '../../../../contract/booking/outside-calendar.ts'
import { isHolding } from '../../../../contract/booking/booking-status.ts'
import { minutesOf } from '../../../../contract/shape/day-words.ts'
import type { Reply } from '../../../../contract/shape/endpoint.ts'
import { addDays, dayIn, minutesIn, momentIn } from '../../../../contract/shape/zone.ts'
import { shownHours, shownMinutes } from '../../lib/clock.ts'
import { shortDay, yearDay } from '../../lib/days.ts'
import { kindLabels } from '../situation-words.ts'
import { plural, t } from '../../../../language/t.ts'

export type CalendarDays = Reply<typeof api.calendar.days>['data']

/** Agreed, held, waiting for the owner, waiting for others, busy in another calendar, blocked. */
export type EventKind = 'agreed' | 'held' | 'asked' | 'quiet' | 'busy' | 'blocked'

/** One event on one day. */
export interface CalendarEvent {
  key: string
  kind: EventKind
  title: string
  text: string
  /** In minutes of the day; null for a whole day or an unknown time. */
  hours: { from: number; until: number } | null
  booking?: CalendarBooking
  blocked?: BlockedDays
  /** Whether an event of several days starts and ends here. */
  isFirst: boolean
  isLast: boolean
}

const dayMinutes = 1440

/** The part of a time span on a day, unless it covers the whole day. */
function hoursOn(zone: string, day: string, startsAt: string | null, endsAt: string | null) {
  if (!startsAt || !endsAt) return null
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
  const [dayStart, dayEnd] = [momentIn(zone, day), momentIn(zone, addDays(day, 1))]
  if (start <= dayStart && end >= dayEnd) return null
  return {
    from: start <= dayStart ? 0 : minutesIn(zone, start),
    until: end >= dayEnd ? dayMinutes : minutesIn(zone, end),
  }
}

function kindOf({ status, situation }: CalendarBooking): EventKind {
  if (status === 'offered') return 'held'
  if (isHolding(status)) return 'agreed'
  return situation.turn === 'owner' ? 'asked' : 'quiet'
}

/** The label of the event; agreed bookings show their start instead. */
function wordsOf(zone: string, booking: CalendarBooking, hours: CalendarEvent['hours']) {
  const { status, serviceTitle, heldUntil, situation } = booking
  const label = t(kindLabels[situation.kind])
  if (status === 'offered') {
    if (!heldUntil) return label
    return `${label}, ${t('until {day}', { day: shortDay(dayIn(zone, Date.parse(heldUntil) - 1)) })}`
  }
  if (!isHolding(status)) return `${label}, ${serviceTitle}`
  const { startTime, endTime, address } = booking
  const at = startTime && endTime ? shownHours(startTime, endTime) : hours && shownMinutes(hours.from)
  return [serviceTitle, at, booking.place > 0 && t('an assistant'), address].filter(Boolean).join(', ')
}

function bookingEvent(zone: string, booking: CalendarBooking): CalendarEvent {
  const hours = hoursOn(zone, booking.eventDate, booking.startsAt, booking.endsAt)
  return {
    key: booking._id,
    kind: kindOf(booking),
    title: booking.name,
    text: wordsOf(zone, booking, isHolding(booking.status) ? hours : null),
    hours: isHolding(booking.status) ? hours : null,
    booking,
    isFirst: true,
    isLast: true,
  }
}

/** 'every week', 'every year until Dec 24, 2030', or an empty string for a single event. */
export function repeatWords({ repeat, repeatUntil }: BlockedDays) {
  if (!repeat) return ''
  if (!repeatUntil) return repeat === 'week' ? t('every week') : t('every year')
  const day = yearDay(repeatUntil)
  return repeat === 'week' ? t('every week until {day}', { day }) : t('every year until {day}', { day })
}

const blockedWords = (blocked: BlockedDays) =>
  blocked.repeat ? t('blocked, {often}', { often: repeatWords(blocked) }) : rangeWords(blocked)

const rangeWords = ({ from, to }: BlockedDays) =>
  from === to ? t('blocked') : t('blocked, {from} to {to}', { from: shortDay(from), to: shortDay(to) })

function blockedEvent(blocked: BlockedDays, day: string): CalendarEvent {
  const { from, to, fromTime, toTime } = blocked
  const [isFirst, isLast] = [day === from, day === to]
  const begins = isFirst && fromTime ? minutesOf(fromTime) : 0
  const ends = isLast && toTime ? minutesOf(toTime) : dayMinutes
  return {
    key: `${blocked._id} ${day}`,
    kind: 'blocked',
    title: blocked.reason || t('Kept free'),
    text: blockedWords(blocked),
    hours: begins === 0 && ends === dayMinutes ? null : { from: begins, until: ends },
    blocked,
    isFirst,
    isLast,
  }
}

function busyEvent(zone: string, day: string, { calendar, startsAt, endsAt }: BusyTime): CalendarEvent {
  const hours = hoursOn(zone, day, startsAt, endsAt)
  const when = hours
    ? t('{from} to {until}', { from: shownMinutes(hours.from), until: shownMinutes(hours.until) })
    : t('all day')
  return {
    key: `${calendar} ${startsAt} ${day}`,
    kind: 'busy',
    title: t('Busy'),
    text: `${when}, ${calendar}`,
    hours,
    isFirst: true,
    isLast: true,
  }
}

const touches = (zone: string, day: string, { startsAt, endsAt }: BusyTime) =>
  Date.parse(startsAt) < momentIn(zone, addDays(day, 1)) && Date.parse(endsAt) > momentIn(zone, day)

/** Whole days first, then by start. */
const byHour = (a: CalendarEvent, b: CalendarEvent) => (a.hours?.from ?? -1) - (b.hours?.from ?? -1)

/** The events of each of these days. */
export function eventsOn(days: string[], { bookings, blocked, busy }: CalendarDays, zone: string) {
  return new Map(
    days.map((day) => [
      day,
      [
        ...blocked.filter(({ from, to }) => from <= day && day <= to).map((one) => blockedEvent(one, day)),
        ...bookings
          .filter(({ eventDate }) => eventDate === day)
          .map((booking) => bookingEvent(zone, booking)),
        ...busy.filter((one) => touches(zone, day, one)).map((one) => busyEvent(zone, day, one)),
      ].toSorted(byHour),
    ]),
  )
}

export type CalendarEvents = ReturnType<typeof eventsOn>

/** '9:30 AM to 2 PM', 'All day', 'Any time' */
export function hoursWords({ hours, kind }: CalendarEvent) {
  if (hours)
    return t('{from} to {until}', { from: shownMinutes(hours.from), until: shownMinutes(hours.until) })
  return kind === 'asked' || kind === 'quiet' ? t('Any time') : t('All day')
}

/** 'November: 11 shoots, 2 holds, 3 requests without an answer.' */
export function countWords(period: string, bookings: CalendarBooking[]) {
  const count = (kind: EventKind) => bookings.filter((booking) => kindOf(booking) === kind).length
  const [shoots, holds, asked] = [count('agreed'), count('held'), count('asked')]
  return t('{period}: {shoots}, {holds}, {asked} without an answer.', {
    period,
    shoots: plural(shoots, '{n} shoot', '{n} shoots'),
    holds: plural(holds, '{n} hold', '{n} holds'),
    asked: plural(asked, '{n} request', '{n} requests'),
  })
}
