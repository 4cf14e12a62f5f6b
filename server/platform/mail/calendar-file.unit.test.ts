import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCalendarFile } from '../../testing/read-calendar.ts'
import { calendarFile } from './calendar-file.ts'

const event = {
  uid: '0199',
  day: '2028-02-28',
  title: 'Wedding',
  place: '',
  notes: '',
  fileName: 'AL-7K3F9Q.ics',
}

it('is an all-day event that ends on the next day, also in leap years', () => {
  const file = calendarFile(event, { name: 'Aloka' }, new Date('2026-11-15T06:07:08.900Z'))
  expect(file).toContain('DTSTAMP:20261115T060708Z\r\n')
  expect(file).toContain('DTSTART;VALUE=DATE:20280228\r\nDTEND;VALUE=DATE:20280229\r\n')
  expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file).not.toContain('LOCATION')
})

it('escapes commas, semicolons, backslashes and line breaks', () => {
  const file = calendarFile({ ...event, title: 'a,b;c\\d\r\ne\nf\u0007' }, { name: 'Aloka' })
  expect(file).toContain(String.raw`SUMMARY:a\,b\;c\\d\ne\nf`)
})

it('folds lines after 75 bytes without splitting a character', () => {
  const title = 'গায়ে হলুদ ও বিয়ের অনুষ্ঠান 📷 '.repeat(8)
  const lines = calendarFile({ ...event, title }, { name: 'Aloka' }).split('\r\n')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(lines.join('\r\n').replace(/\r\n /g, '')).toContain(`SUMMARY:${title}`)
})

it('is a tentative event, which a later file with the same id can cancel', () => {
  expect(calendarFile(event, { name: 'Aloka' })).toMatch(
    /METHOD:PUBLISH\r\n[^]*UID:0199\r\nSEQUENCE:0\r\n[^]*STATUS:TENTATIVE/,
  )
  const gone = calendarFile(
    { ...event, method: 'CANCEL', sequence: 2, status: 'CANCELLED' },
    { name: 'Aloka' },
  )
  expect(gone).toMatch(/METHOD:CANCEL\r\n[^]*UID:0199\r\nSEQUENCE:2\r\n[^]*STATUS:CANCELLED/)
})

describe('read back by another library', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 120 })
  const events = fc.record({
    uid: fc.uuid(),
    day: fc
      .integer({ min: 0, max: 3650 })
      .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)),
    title: words,
    place: words,
    notes: words,
    fileName: fc.constant('AL-7K3F9Q.ics'),
    method: fc.constantFrom('PUBLISH' as const, 'REQUEST' as const, 'CANCEL' as const),
    sequence: fc.nat(1000),
    status: fc.constantFrom('TENTATIVE' as const, 'CONFIRMED' as const, 'CANCELLED' as const),
    attendee: fc.constant('rafi@example.com'),
    span: fc.option(
      fc
        .tuple(fc.integer({ min: 1_800_000, max: 2_000_000 }), fc.integer({ min: 1, max: 1440 }))
        .map(([start, minutes]) => ({
          startsAt: start * 1_000_000,
          endsAt: start * 1_000_000 + minutes * 60_000,
        })),
      { nil: undefined },
    ),
  })
  it('is the same event for any text', () => {
    fc.assert(
      fc.property(events, (made) => {
        const file = calendarFile(made, { name: 'Aloka', email: 'studio@example.com' })
        const { method, entries } = readCalendarFile(file)
        expect(method).toBe(made.method)
        expect(entries).toHaveLength(1)
        expect(entries[0]).toMatchObject({
          uid: made.uid,
          sequence: made.sequence,
          status: made.status,
          isWholeDay: made.span === undefined,
          start: made.span ? new Date(made.span.startsAt).toISOString() : made.day,
          organizer: 'studio@example.com',
          attendees: ['rafi@example.com'],
        })
        expect(entries[0]!.title ?? '').toBe(made.title)
        expect(entries[0]!.notes ?? '').toBe(made.notes)
        expect(entries[0]!.place ?? '').toBe(made.place)
        if (made.span) expect(entries[0]!.end).toBe(new Date(made.span.endsAt).toISOString())
      }),
      { numRuns: 1000 },
    )
  })
})
