import type { AvailableDay } from '../../../contract/booking/calendar.ts'
import type { Duration } from '../../../contract/shape/fields.ts'
import { addDays, dayIn } from '../../../contract/shape/zone.ts'
import { dayAt, overlap, possibleSlots, workedHours, type Span, type WorkingTime } from './slots.ts'

/** The data that decides which days can be requested. The lists may be in any order. */
export interface Calendar extends WorkingTime {
  /** Time that the owner has blocked. */
  blocked: Span[]
  /** Held and confirmed times, each with its buffer. */
  taken: Span[]
  /** Times in outside calendars: taken, but not counted as shoots. */
  busy: Span[]
  now: number
}

/** The first and the last day that can be requested today. */
export function bookableDays({ rules, now }: Pick<Calendar, 'rules' | 'now'>) {
  const today = dayIn(rules.zone, now)
  return {
    first: addDays(today, rules.shortestNotice),
    last: rules.longestNotice === null ? undefined : addDays(today, rules.longestNotice),
  }
}

const closed = (date: string, duration: Duration): AvailableDay =>
  duration === 'day' ? { date, state: 'closed' } : { date, state: 'closed', times: [] }

/** Fewer than half of the times of an empty day. */
const isFew = (free: number, open: number) => free * 2 < open

function availableDay(calendar: Calendar, date: string, dayStart: number, duration: Duration): AvailableDay {
  const { rules, blocked, taken, busy, now } = calendar
  const worked = workedHours(calendar, date)
  if (!worked) return closed(date, duration)
  const day = dayAt(rules.zone, date, dayStart)
  const open = [...possibleSlots(calendar, day, worked, duration)].filter(
    (one) =>
      (duration === 'day' || one.event.startsAt > now) && !blocked.some((span) => overlap(span, one.taken)),
  )
  if (open.length === 0) return closed(date, duration)
  const shoots = taken.filter(({ startsAt }) => startsAt >= day.startsAt && startsAt < day.endsAt).length
  const isFull = rules.mostPerDay !== null && shoots >= rules.mostPerDay
  const occupied = [...taken, ...busy]
  const free = isFull ? [] : open.filter((one) => !occupied.some((span) => overlap(span, one.taken)))
  if (duration === 'day') return { date, state: free.length > 0 ? 'free' : 'taken' }
  return {
    date,
    state: free.length === 0 ? 'taken' : isFew(free.length, open.length) ? 'few' : 'free',
    times: free.map(({ time }) => time!),
  }
}

/** The days from the first to the last, with their state and the times at which a shoot can begin. */
export function* freeDays(
  calendar: Calendar,
  duration: Duration,
  from: string,
  to: string,
): Generator<AvailableDay> {
  const { first, last } = bookableDays(calendar)
  for (let date = from, start: number | undefined; date <= to; date = addDays(date, 1)) {
    if (date < first || (last !== undefined && date > last)) {
      start = undefined
      yield closed(date, duration)
      continue
    }
    const { startsAt, endsAt } = dayAt(calendar.rules.zone, date, start)
    yield availableDay(calendar, date, startsAt, duration)
    start = endsAt
  }
}

/** When an answer about these days becomes outdated by itself: at the next time of today, or at midnight. */
export function freshUntil({ rules, now }: Calendar, days: AvailableDay[]) {
  const today = dayIn(rules.zone, now)
  const { at, endsAt } = dayAt(rules.zone, today)
  const times = days.find(({ date }) => date === today)?.times ?? []
  return Math.min(endsAt, ...times.map((time) => at(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))))
}
