import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { EventDay } from './letter.ts'

// oxlint-disable-next-line no-control-regex -- the library lets them through, and they would break the line
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/g

const clean = (text: string) => text.replace(/\r\n?/g, '\n').replace(controls, '')

const dayMs = 86_400_000

export const methodOf = ({ method = 'PUBLISH' }: EventDay) => method

/** Made by the site of this name: an all-day event, which ends on the first day that no longer belongs to it. */
export function calendarFile(event: EventDay, maker: string, now = new Date()) {
  const { uid, day, title, place, notes, sequence = 0, status = 'TENTATIVE' } = event
  const start = new Date(`${day}T00:00:00Z`)
  const calendar = ical({
    prodId: `//${clean(maker)}//EN`,
    scale: 'gregorian',
    method: ICalCalendarMethod[methodOf(event)],
  })
  calendar.createEvent({
    id: uid,
    sequence,
    stamp: now,
    allDay: true,
    start,
    end: new Date(start.getTime() + dayMs),
    summary: clean(title),
    location: clean(place) || null,
    description: clean(notes),
    status: ICalEventStatus[status],
    // A request is not agreed on yet, and blocks nobody's day.
    transparency: ICalEventTransparency[status === 'CONFIRMED' ? 'OPAQUE' : 'TRANSPARENT'],
  })
  return `${calendar.toString()}\r\n`
}
