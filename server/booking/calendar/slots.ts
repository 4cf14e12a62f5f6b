import { clockOf, minutesOf } from '../../../contract/shape/day-words.ts'
import type { OpenDay } from '../../../contract/booking/calendar.ts'
import type { Duration } from '../../../contract/shape/fields.ts'
import type { CalendarRules } from '../../../contract/shape/studio-settings.ts'
import { hoursOn, type WeekHours } from '../../../contract/shape/week-hours.ts'
import { addDays, momentIn } from '../../../contract/shape/zone.ts'

/** In milliseconds since 1970; the end is exclusive. */
export interface Span {
  startsAt: number
  endsAt: number
}

export const overlap = (one: Span, other: Span) => one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** When the studio works. */
export interface WorkingTime {
  rules: CalendarRules
  hours: WeekHours | null
  openDays: OpenDay[]
}

interface WorkedHours {
  from: number
  until: number
}

const inMinutes = ({ from, until }: { from: string; until: string }): WorkedHours => ({
  from: minutesOf(from),
  until: minutesOf(until),
})

/** The working hours of a day, in minutes after midnight; undefined for a day off. */
export function workedHours(
  { hours, openDays }: Pick<WorkingTime, 'hours' | 'openDays'>,
  day: string,
): WorkedHours | undefined {
  const own = openDays.find(({ date }) => date === day)
  if (own) return inMinutes(own)
  const usual = hoursOn(hours, day)
  return usual.open ? inMinutes(usual) : undefined
}

const minuteMs = 60_000
const halfOf = ({ from, until }: WorkedHours) => Math.max(1, Math.floor((until - from) / 2))

/** The start and end of a day, and its moments by wall-clock time. */
export function dayAt(zone: string, day: string, startsAt = momentIn(zone, day)) {
  const endsAt = momentIn(zone, addDays(day, 1))
  const isEven = endsAt - startsAt === 1440 * minuteMs
  return {
    startsAt,
    endsAt,
    at: (minutes: number) => (isEven ? startsAt + minutes * minuteMs : momentIn(zone, day, minutes)),
  }
}
type Day = ReturnType<typeof dayAt>

/** The time of a shoot: the event itself, and the time that is taken with its buffer. */
export interface Slot {
  event: Span
  taken: Span
}

/** The buffer ends at midnight: between shoots on two days lies the night. */
function slotFrom(
  { at, endsAt: dayEnds }: Day,
  { buffer }: CalendarRules,
  start: number,
  length: number,
): Slot {
  const startsAt = at(start)
  const endsAt = startsAt + length * minuteMs
  return {
    event: { startsAt, endsAt },
    taken: { startsAt, endsAt: Math.max(endsAt, Math.min(endsAt + buffer * minuteMs, dayEnds)) },
  }
}

const wholeDay = ({ startsAt, endsAt }: Day): Slot => ({
  event: { startsAt, endsAt },
  taken: { startsAt, endsAt },
})

/** Every slot of a service on a working day with its start time; a service of a whole day has none. */
export function* possibleSlots(
  { rules }: WorkingTime,
  day: Day,
  worked: WorkedHours,
  duration: Duration,
): Generator<Slot & { time?: string }> {
  if (duration === 'day') return yield wholeDay(day)
  const length = duration === 'half-day' ? halfOf(worked) : duration
  const step = duration === 'half-day' ? length : rules.startEvery
  for (let start = worked.from; start + length <= worked.until; start += step)
    yield { ...slotFrom(day, rules, start, length), time: clockOf(start) }
}

/** The slot of a service at a given time, also outside of the working hours, which the owner may ignore. */
export function slotAt(time: WorkingTime, date: string, startTime: string, duration: Duration): Slot {
  const day = dayAt(time.rules.zone, date)
  if (duration === 'day') return wholeDay(day)
  const worked = workedHours(time, date) ?? inMinutes(hoursOn(time.hours, date))
  const length = duration === 'half-day' ? halfOf(worked) : duration
  return slotFrom(day, time.rules, minutesOf(startTime), length)
}
