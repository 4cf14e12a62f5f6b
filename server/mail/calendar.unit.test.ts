import { expect, it } from 'vitest'
import { calendarFile } from './calendar.ts'

const event = {
  uid: '0199',
  day: '2028-02-28',
  title: 'Wedding',
  place: '',
  notes: '',
  fileName: 'AL-7K3F9Q.ics',
}

it('is an all-day event that ends with the next day, in leap years too', () => {
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

it('folds lines after 75 bytes without cutting a letter', () => {
  const title = 'গায়ে হলুদ ও বিয়ের অনুষ্ঠান 📷 '.repeat(8)
  const lines = calendarFile({ ...event, title }, { name: 'Aloka' }).split('\r\n')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(lines.join('\r\n').replace(/\r\n /g, '')).toContain(`SUMMARY:${title}`)
})

it('is a tentative entry, which a later file of the same event can cancel', () => {
  expect(calendarFile(event, { name: 'Aloka' })).toMatch(
    /METHOD:PUBLISH\r\n[^]*UID:0199\r\nSEQUENCE:0\r\n[^]*STATUS:TENTATIVE/,
  )
  const gone = calendarFile(
    { ...event, method: 'CANCEL', sequence: 2, status: 'CANCELLED' },
    { name: 'Aloka' },
  )
  expect(gone).toMatch(/METHOD:CANCEL\r\n[^]*UID:0199\r\nSEQUENCE:2\r\n[^]*STATUS:CANCELLED/)
})
