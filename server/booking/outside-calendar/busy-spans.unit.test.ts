import { expect, it } from 'vitest'
import { busySpans } from './busy-spans.ts'
import { readBusy } from './read-busy.ts'

const zone = 'Asia/Dhaka'
const at = (iso: string) => Date.parse(iso)
const window = { startsAt: at('2026-11-01T00:00:00+06:00'), endsAt: at('2026-12-01T00:00:00+06:00') }
const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT']
const shown = (spans: { startsAt: number; endsAt: number }[]) =>
  spans.map(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((ms) => new Date(ms + 6 * 3_600_000).toISOString().slice(5, 16)).join(' '),
  )
const busy = (...lines: string[]) => shown(busySpans(file(...lines), zone, window))

it('times are read in their own zone, and those without one in the zone of the studio', () => {
  expect(busy(...event('DTSTART:20261110T040000Z', 'DTEND:20261110T060000Z'))).toEqual([
    '11-10T10:00 11-10T12:00',
  ])
  expect(busy(...event('DTSTART:20261110T100000', 'DURATION:PT90M'))).toEqual(['11-10T10:00 11-10T11:30'])
  expect(
    busy(...event('DTSTART;TZID=Europe/Berlin:20261110T100000', 'DTEND;TZID=Europe/Berlin:20261110T110000')),
  ).toEqual(['11-10T15:00 11-10T16:00'])
  const tokyo = [
    'BEGIN:VTIMEZONE',
    'TZID:Somewhere',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0900',
    'TZOFFSETTO:+0900',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
  expect(
    busy(
      ...tokyo,
      ...event('DTSTART;TZID=Somewhere:20261110T120000', 'DTEND;TZID=Somewhere:20261110T130000'),
    ),
  ).toEqual(['11-10T09:00 11-10T10:00'])
})

it('all-day events take whole days, with or without an end', () => {
  expect(busy(...event('DTSTART;VALUE=DATE:20261110'))).toEqual(['11-10T00:00 11-11T00:00'])
  expect(busy(...event('DTSTART;VALUE=DATE:20261110', 'DTEND;VALUE=DATE:20261113'))).toEqual([
    '11-10T00:00 11-13T00:00',
  ])
})

it('a repeating event counts each time within the window, except excluded, moved and cancelled occurrences', () => {
  const series = event(
    'DTSTART:20200101T040000Z',
    'DTEND:20200101T050000Z',
    'RRULE:FREQ=WEEKLY;BYDAY=WE',
    'EXDATE:20261111T040000Z',
  )
  const moved = event('RECURRENCE-ID:20261118T040000Z', 'DTSTART:20261119T080000Z', 'DTEND:20261119T090000Z')
  const cancelled = event(
    'RECURRENCE-ID:20261125T040000Z',
    'DTSTART:20261125T040000Z',
    'DTEND:20261125T050000Z',
    'STATUS:CANCELLED',
  )
  expect(busy(...series, ...moved, ...cancelled)).toEqual([
    '11-04T10:00 11-04T11:00',
    '11-19T14:00 11-19T15:00',
  ])
})

it('cancelled and transparent events and those outside the window take no time', () => {
  const time = ['DTSTART:20261110T040000Z', 'DTEND:20261110T060000Z']
  expect(busy(...event(...time, 'STATUS:CANCELLED'))).toEqual([])
  expect(busy(...event(...time, 'TRANSP:TRANSPARENT'))).toEqual([])
  expect(busy(...event(...time, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'))).toEqual([])
  expect(busy(...event('DTSTART:20270110T040000Z', 'DTEND:20270110T060000Z'))).toEqual([])
  expect(busy(...event('SUMMARY:no time at all'))).toEqual([])
})

it('touching spans are merged and cut to the window', () => {
  expect(
    busy(
      ...event('DTSTART:20261020T040000Z', 'DTEND:20261105T040000Z'),
      ...event('DTSTART:20261105T030000Z', 'DTEND:20261106T040000Z'),
    ),
  ).toEqual(['11-01T00:00 11-06T10:00'])
})

it('an invalid file and a rule without occurrences are unreadable', async () => {
  expect(await readBusy(file(...event('DTSTART;VALUE=DATE:20261110')), zone, window)).toHaveLength(1)
  await expect(readBusy('<html>Sign in</html>', zone, window)).rejects.toThrow('This calendar cannot be read')
  const never = event('DTSTART;VALUE=DATE:20260228', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')
  const spans = await readBusy(file(...never), zone, window, 3000).catch((error: Error) => error.message)
  expect([[], 'This calendar cannot be read.']).toContainEqual(spans)
})

it('a calendar with too many events is unreadable and never shown as free', async () => {
  const daily = event('DTSTART:20261101T040000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY')
  const all = () => busySpans(file(...daily), zone, window, 31)
  expect(all()).toHaveLength(30)
  const single = event('DTSTART:20261110T040000Z', 'DURATION:PT1H')
  expect(() => busySpans(file(...daily, ...single), zone, window, 31)).toThrow('It has too many events.')
  const many = file(...single, `${single.join('\r\n')}\r\n`.repeat(50_000).trimEnd())
  await expect(readBusy(many, zone, window, 120_000)).rejects.toThrow('It has too many events.')
})
