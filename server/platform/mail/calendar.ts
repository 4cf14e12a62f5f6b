import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalCalendarData,
  type ICalEventData,
} from 'ical-generator'
import type { EventDay } from './letter.ts'

// oxlint-disable-next-line no-control-regex -- the library lets them through, and they would break the line
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/g

const clean = (text: string) => text.replace(/\r\n?/g, '\n').replace(controls, '')

const dayMs = 86_400_000

export const methodOf = ({ method = 'PUBLISH' }: EventDay) => method

/** A whole day ends on the first day that no longer belongs to it. */
function timeOf({ day, span }: EventDay) {
  if (span) return { start: new Date(span.startsAt), end: new Date(span.endsAt) }
  const start = new Date(`${day}T00:00:00Z`)
  return { allDay: true, start, end: new Date(start.getTime() + dayMs) }
}

export const entryOf = (event: EventDay, stamp: Date): ICalEventData => {
  const { uid, title, place, notes, sequence = 0, status = 'TENTATIVE' } = event
  return {
    id: uid,
    sequence,
    stamp,
    ...timeOf(event),
    summary: clean(title),
    location: clean(place) || null,
    description: clean(notes),
    status: ICalEventStatus[status],
    // A request is not agreed on yet, and blocks nobody's day.
    transparency: ICalEventTransparency[status === 'CONFIRMED' ? 'OPAQUE' : 'TRANSPARENT'],
  }
}

/** Who made it: the site's name, and the address of whoever invites. */
interface Maker {
  name: string
  email?: string
}

export const newCalendar = (maker: string, more: ICalCalendarData = {}) =>
  ical({ prodId: `//${clean(maker)}//EN`, scale: 'gregorian', ...more })

/** One entry, to be taken up, changed or removed by the calendar of whoever opens it. */
export function calendarFile(event: EventDay, { name, email }: Maker, now = new Date()) {
  const calendar = newCalendar(name, { method: ICalCalendarMethod[methodOf(event)] })
  const entry = calendar.createEvent(entryOf(event, now))
  if (event.attendee && email) {
    entry.organizer({ name: clean(name), email })
    entry.createAttendee({
      email: event.attendee,
      role: ICalAttendeeRole.REQ,
      // It was agreed on before: nobody has to answer.
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })
  }
  return `${calendar.toString()}\r\n`
}
