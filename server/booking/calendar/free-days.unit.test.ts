import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AvailableDay } from '../../../contract/booking/calendar.ts'
import { minutesOf } from '../../../contract/shape/day-words.ts'
import type { Duration } from '../../../contract/shape/fields.ts'
import { defaultStudio } from '../../../contract/shape/studio-settings.ts'
import { hoursOn, usualHours } from '../../../contract/shape/week-hours.ts'
import { addDays, dayIn, minutesIn, momentIn } from '../../../contract/shape/zone.ts'
import { freeDays, freshUntil, type Calendar } from './free-days.ts'
import { overlap, slotAt, type Span } from './slots.ts'

const firstDay = '2026-03-20'
const rules = { ...defaultStudio.calendar, shortestNotice: 0 }
const hour = 3_600_000

const empty: Calendar = {
  rules,
  hours: null,
  openDays: [],
  blocked: [],
  taken: [],
  busy: [],
  now: momentIn('Asia/Dhaka', firstDay, 8 * 60),
}
const days = (calendar: Partial<Calendar>, duration: Duration = 'day', from = firstDay, to = from) => [
  ...freeDays({ ...empty, ...calendar }, duration, from, to),
]
const at = (day: string, from: string, until: string): Span => ({
  startsAt: momentIn('Asia/Dhaka', day, minutesOf(from)),
  endsAt: momentIn('Asia/Dhaka', day, minutesOf(until)),
})
const sameHours = (open: number[], from: string, until: string) =>
  usualHours.map((_, day) => ({ open: open.includes(day), from, until }))
const states = (found: AvailableDay[]) => found.map(({ state }) => state).join()

describe('which days can be asked for', () => {
  it('all from today on by default', () => {
    expect(states(days({}, 'day', addDays(firstDay, -1), addDays(firstDay, 2)))).toBe('closed,free,free,free')
    expect(days({})[0]).toEqual({ date: firstDay, state: 'free' })
  })

  it('not on days off, unless they are opened', () => {
    const hours = sameHours([0, 1, 2, 3, 4], '09:00', '17:00')
    // A Friday.
    expect(states(days({ hours }, 'day', firstDay, addDays(firstDay, 2)))).toBe('closed,closed,free')
    const openDays = [{ date: firstDay, from: '10:00', until: '12:00' }]
    expect(days({ hours, openDays }, 60)[0]).toEqual({
      date: firstDay,
      state: 'free',
      times: ['10:00', '11:00'],
    })
  })

  it('within the hours of their weekday', () => {
    const hours = usualHours.with(5, { open: true, from: '14:30', until: '17:00' })
    expect(days({ hours }, 60, firstDay, addDays(firstDay, 1)).map(({ times }) => times!.length)).toEqual([
      2, 12,
    ])
    expect(days({ hours }, 60)[0]!.times).toEqual(['14:30', '15:30'])
  })

  it('not before the shortest notice nor after the longest', () => {
    const noticed = { ...rules, shortestNotice: 2, longestNotice: 3 }
    expect(states(days({ rules: noticed }, 'day', firstDay, addDays(firstDay, 4)))).toBe(
      'closed,closed,free,free,closed',
    )
  })

  it('blocked days are closed and booked ones taken; for a service of a day, a short shoot also takes the day', () => {
    const tomorrow = addDays(firstDay, 1)
    expect(states(days({ blocked: [at(tomorrow, '12:00', '13:00')] }, 'day', tomorrow))).toBe('closed')
    expect(states(days({ taken: [at(tomorrow, '12:00', '14:00')] }, 'day', tomorrow))).toBe('taken')
  })

  it('a day with the maximum number of shoots is taken', () => {
    const tomorrow = addDays(firstDay, 1)
    const taken = [at(tomorrow, '09:00', '10:00')]
    expect(states(days({ taken }, 60, tomorrow))).toBe('free')
    expect(days({ taken, rules: { ...rules, mostPerDay: 1 } }, 60, tomorrow)[0]).toEqual({
      date: tomorrow,
      state: 'taken',
      times: [],
    })
  })

  it('half a day is the first or the second half; the state is few when less than half of the times are left', () => {
    const tomorrow = addDays(firstDay, 1)
    expect(days({}, 'half-day', tomorrow)[0]!.times).toEqual(['09:00', '15:00'])
    const taken = [at(tomorrow, '09:00', '18:00')]
    expect(days({ taken }, 120, tomorrow)[0]).toEqual({
      date: tomorrow,
      state: 'few',
      times: ['18:00', '19:00'],
    })
  })

  it('a past time of today is not offered, and the answer is fresh until the next time or midnight', () => {
    const noon = { now: momentIn('Asia/Dhaka', firstDay, 18 * 60 + 30) }
    const found = days(noon, 60)
    expect(found[0]!.times).toEqual(['19:00', '20:00'])
    expect(freshUntil({ ...empty, ...noon }, found)).toBe(momentIn('Asia/Dhaka', firstDay, 19 * 60))
    expect(freshUntil(empty, days({}))).toBe(momentIn('Asia/Dhaka', addDays(firstDay, 1)))
  })
})

/** Zones with and without summer time; the clocks of the last two change within the tested days of March. */
const zones = ['Asia/Dhaka', 'Asia/Kathmandu', 'Europe/Berlin', 'America/New_York']
const clockTime = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const minutes = quarter * 15
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})
const workedTime = fc
  .tuple(clockTime, clockTime)
  .filter(([from, until]) => from < until)
  .map(([from, until]) => ({ from, until }))
const someDay = fc.integer({ min: 0, max: 13 }).map((n) => addDays('2026-03-01', n))
const span = (maxHours: number) =>
  fc
    .tuple(fc.integer({ min: -48, max: 24 * 16 }), fc.integer({ min: 1, max: maxHours * 4 }))
    .map(([start, quarters]) => {
      const startsAt = Date.parse('2026-03-01T00:00:00Z') + start * hour
      return { startsAt, endsAt: startsAt + (quarters * hour) / 4 }
    })
const duration: fc.Arbitrary<Duration> = fc.oneof(
  fc.constant<Duration>('day'),
  fc.constant<Duration>('half-day'),
  fc.integer({ min: 15, max: 1440 }),
)
const calendars: fc.Arbitrary<Calendar> = fc.record({
  rules: fc.record({
    zone: fc.constantFrom(...zones),
    shortestNotice: fc.integer({ min: 0, max: 3 }),
    longestNotice: fc.option(fc.integer({ min: 1, max: 12 })),
    buffer: fc.integer({ min: 0, max: 300 }),
    mostPerDay: fc.option(fc.integer({ min: 1, max: 3 })),
    startEvery: fc.constantFrom(15, 30, 60, 90),
    holdHours: fc.constant(24),
    cancelNotice: fc.constant(0),
    lateNotice: fc.constant(0),
    lateKeep: fc.constant(0),
  }),
  hours: fc.option(
    fc.array(
      fc.tuple(fc.boolean(), workedTime).map(([open, time]) => ({ open, ...time })),
      { minLength: 7, maxLength: 7 },
    ),
  ),
  openDays: fc.uniqueArray(
    fc.tuple(someDay, workedTime).map(([date, time]) => ({ date, ...time })),
    {
      selector: ({ date }) => date,
      maxLength: 3,
    },
  ),
  blocked: fc.array(span(60), { maxLength: 4 }),
  taken: fc.array(span(24), { maxLength: 6 }),
  busy: fc.array(span(12), { maxLength: 3 }),
  now: fc.integer({ min: -1, max: 5 * 24 }).map((hours) => Date.parse('2026-03-01T00:00:00Z') + hours * hour),
})

/** Called too often for the slower `expect`. */
function insist(isSo: boolean, what: string) {
  if (!isSo) throw new Error(`Broken: ${what}`)
}

describe('other calendars', () => {
  it('take their time but do not count as shoots', () => {
    const busy = [at(firstDay, '10:00', '12:00')]
    expect(states(days({ busy }))).toBe('taken')
    const oneShoot = { ...rules, mostPerDay: 1 }
    expect(days({ busy, rules: oneShoot, hours: sameHours([5], '09:00', '14:00') }, 60)[0]!.times).toEqual([
      '09:00',
      '12:00',
      '13:00',
    ])
  })
})

describe('10,000 calendars', () => {
  const [from, to] = ['2026-03-05', '2026-03-11']

  it('offer no time that is taken, blocked, closed, past, too early or too late', () => {
    const tried = fc.check(
      fc.property(calendars, duration, (calendar, takes) => {
        const { rules: own, hours, openDays, blocked, taken, busy, now } = calendar
        const today = dayIn(own.zone, now)
        const shoots = taken.map(({ startsAt }) => dayIn(own.zone, startsAt))
        let expected = from
        for (const { date, state, times } of freeDays(calendar, takes, from, to)) {
          insist(date === expected, 'every day in its order')
          expected = addDays(expected, 1)
          const isOpen = state === 'free' || state === 'few'
          insist((times === undefined) === (takes === 'day'), 'times only for parts of a day')
          if (times) insist(times.length > 0 === isOpen, 'times on days that are free')
          if (!isOpen) continue
          insist(date >= addDays(today, own.shortestNotice), 'not too soon')
          insist(own.longestNotice === null || date <= addDays(today, own.longestNotice), 'not too far')
          const opened = openDays.find((day) => day.date === date)
          insist(Boolean(opened) || hoursOn(hours, date).open, 'on a worked day')
          const fullDay = shoots.filter((day) => day === date).length >= (own.mostPerDay ?? Infinity)
          insist(!fullDay, 'not on a full day')
          const { from: begin, until } = opened ?? hoursOn(hours, date)
          const half = Math.floor((minutesOf(until) - minutesOf(begin)) / 2)
          for (const time of times ?? ['00:00']) {
            const { event, taken: whole } = slotAt(calendar, date, time, takes)
            insist(
              ![...taken, ...busy, ...blocked].some((other) => overlap(other, whole)),
              'not on what is taken',
            )
            insist(whole.startsAt <= event.startsAt && whole.endsAt >= event.endsAt, 'the event inside')
            if (takes === 'day') continue
            const ends = minutesOf(time) + (takes === 'half-day' ? half : takes)
            insist(event.startsAt > now, 'not in the past')
            insist(time >= begin && ends <= minutesOf(until), 'within the hours')
          }
        }
        insist(expected === addDays(to, 1), 'up to the last day')
      }),
      { numRuns: 10_000 },
    )
    expect(fc.defaultReportMessage(tried)).toBeUndefined()
  })

  it('give the same result for any order of their lists', () => {
    const turned = (calendar: Calendar): Calendar => ({
      ...calendar,
      openDays: calendar.openDays.toReversed(),
      blocked: calendar.blocked.toReversed(),
      taken: calendar.taken.toReversed(),
      busy: calendar.busy.toReversed(),
    })
    fc.assert(
      fc.property(calendars, duration, (calendar, takes) => {
        expect([...freeDays(turned(calendar), takes, from, to)]).toEqual([
          ...freeDays(calendar, takes, from, to),
        ])
      }),
      { numRuns: 1000 },
    )
  })

  it('only lose times when something is taken', () => {
    fc.assert(
      fc.property(calendars, duration, span(24), (calendar, takes, more) => {
        const before = [...freeDays(calendar, takes, from, to)]
        const after = [...freeDays({ ...calendar, taken: [...calendar.taken, more] }, takes, from, to)]
        for (const [index, { times, state }] of after.entries()) {
          if (state === 'free' || state === 'few') expect(['free', 'few']).toContain(before[index]!.state)
          for (const time of times ?? []) expect(before[index]!.times).toContain(time)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a wall clock', () => {
  it('shows the time from which a moment was made, also on days with a clock change', () => {
    const tried = fc.check(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 730 }),
        fc.integer({ min: 0, max: 1439 }),
        (zone, offset, minutes) => {
          const day = addDays('2026-01-01', offset)
          const moment = momentIn(zone, day, minutes)
          const ahead = minutesIn(zone, moment) - minutes
          // An hour that a clock set ahead leaves out is shown an hour later.
          insist(ahead === 0 || ahead === 60, `${zone} ${day} ${minutes}`)
          insist(dayIn(zone, moment) === day, `${zone} ${day} ${minutes}`)
        },
      ),
      { numRuns: 10_000 },
    )
    expect(fc.defaultReportMessage(tried)).toBeUndefined()
  })
})
