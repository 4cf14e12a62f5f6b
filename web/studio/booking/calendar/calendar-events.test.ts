import { expect, it } from 'vitest'
import type { SituationKind, Turn } from '../../../../contract/booking/booking-situation.ts'
import type { CalendarBooking } from '../../../../contract/booking/calendar.ts'
import { momentIn } from '../../../../contract/shape/zone.ts'
import { type CalendarDays, countWords, eventsOn, hoursWords } from './calendar-events.ts'

const zone = 'Asia/Dhaka'
const day = '2026-11-27'
const iso = (on: string, minutes: number) => new Date(momentIn(zone, on, minutes)).toISOString()

const booking = (changes: Partial<CalendarBooking>): CalendarBooking => ({
  _id: 'a',
  reference: 'AL-7K3F9Q',
  name: 'Lamia Noor',
  serviceTitle: 'Wedding Story',
  eventDate: day,
  startTime: null,
  endTime: null,
  address: '',
  status: 'requested',
  place: 0,
  resolved: false,
  situation: { kind: 'pending', turn: 'owner' },
  heldUntil: null,
  startsAt: null,
  endsAt: null,
  ...changes,
})
const on = (data: Partial<CalendarDays>, ...days: string[]) =>
  eventsOn(days, { bookings: [], blocked: [], openDays: [], off: [], busy: [], ...data }, zone)
const only = (one: Partial<CalendarBooking>) => on({ bookings: [booking(one)] }, day).get(day)![0]!

it('gives each state its kind, label and hours', () => {
  const stands = (kind: SituationKind, turn: Turn = 'nobody') => ({ situation: { kind, turn } })
  expect(only({})).toMatchObject({ kind: 'asked', text: 'Pending, Wedding Story', hours: null })
  expect(only(stands('solved'))).toMatchObject({ kind: 'quiet', text: 'Solved, Wedding Story' })
  const waits = only({ status: 'waiting', ...stands('waiting') })
  expect(waits).toMatchObject({ kind: 'quiet', text: 'Waiting list, Wedding Story' })
  const shoot = only({ status: 'confirmed', startsAt: iso(day, 960), endsAt: iso(day, 1260) })
  expect(shoot).toMatchObject({ kind: 'agreed', text: 'Wedding Story, 4 PM' })
  expect(hoursWords(shoot)).toBe('4 PM to 9 PM')
  const whole = only({ status: 'done', startsAt: iso(day, 0), endsAt: iso('2026-11-28', 0) })
  expect([whole.kind, hoursWords(whole)]).toEqual(['agreed', 'All day'])
  const offered = { status: 'offered', startsAt: null, ...stands('offer-sent', 'client') } as const
  const held = only({ ...offered, heldUntil: iso('2026-11-21', 540) })
  expect(held).toMatchObject({ kind: 'held', text: 'Offer sent, until Nov 21' })
  expect(only({ ...offered, ...stands('payment-to-check', 'owner') }).text).toBe('Payment to check')
  expect(only({ status: 'confirmed', place: 1 }).text).toBe('Wedding Story, an assistant')
})

it('shows a range of blocked days as one bar, with hours on its first and last day only', () => {
  const blocked = {
    _id: 'b',
    from: '2026-11-09',
    to: '2026-11-11',
    fromTime: '12:00',
    toTime: null,
    reason: '',
    repeat: null,
    repeatUntil: null,
  }
  const days = on({ blocked: [blocked] }, '2026-11-08', '2026-11-09', '2026-11-10', '2026-11-11')
  expect(days.get('2026-11-08')).toEqual([])
  expect(
    [...days.values()].flat().map(({ isFirst, isLast, hours }) => [isFirst, isLast, hours?.from]),
  ).toEqual([
    [true, false, 720],
    [false, false, undefined],
    [false, true, undefined],
  ])
})

it('says how often an event repeats, and until when', () => {
  const weekly = { _id: 'b', from: day, to: day, fromTime: null, toTime: null, reason: 'Rest' }
  const words = (repeatUntil: string | null) =>
    on({ blocked: [{ ...weekly, repeat: 'week' as const, repeatUntil }] }, day).get(day)![0]!.text
  expect(words(null)).toBe('blocked, every week')
  expect(words('2027-01-01')).toBe('blocked, every week until Jan 1, 2027')
})

it('shows busy time of other calendars on each day it touches, with its hours', () => {
  const busy = [{ calendar: 'Family', startsAt: iso(day, 1320), endsAt: iso('2026-11-28', 120) }]
  const days = on({ busy }, day, '2026-11-28', '2026-11-29')
  expect([...days.values()].flat().map(({ kind, text }) => [kind, text])).toEqual([
    ['busy', '10 PM to 12 AM, Family'],
    ['busy', '12 AM to 2 AM, Family'],
  ])
})

it('sorts whole days first, then by hour', () => {
  const shoots = [1020, 540].map((start) =>
    booking({
      _id: String(start),
      status: 'confirmed',
      startsAt: iso(day, start),
      endsAt: iso(day, start + 60),
    }),
  )
  const keys = on({ bookings: [...shoots, booking({ _id: 'any' })] }, day)
    .get(day)!
    .map(({ key }) => key)
  expect(keys).toEqual(['any', '540', '1020'])
})

it('counts shoots, holds and requests in one sentence', () => {
  const bookings = [booking({}), booking({ status: 'confirmed' }), booking({ status: 'offered' })]
  expect(countWords('November 2026', bookings)).toBe(
    'November 2026: 1 shoot, 1 hold, 1 request without an answer.',
  )
})
