import type { EventDay } from './letter.ts'

const escaped = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[,;]/g, '\\$&')
    // oxlint-disable-next-line no-control-regex -- what is left of them would break the line
    .replace(/[\u0000-\u001f\u007f]/g, '')

const maxBytes = 75

/** Lines end after 75 bytes and go on behind a space; a letter of several bytes is never cut. */
function folded(line: string) {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > maxBytes) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += letter
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

const compact = (day: string) => day.replaceAll('-', '')

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** Made by the site of this name: an all-day event; its end is the first day that no longer belongs to it. */
export function calendarFile({ uid, day, title, place, notes }: EventDay, maker: string, now = new Date()) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(maker)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(notes)}`,
    // A request is not agreed on yet, and blocks nobody's day.
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
