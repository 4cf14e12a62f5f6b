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

// oxlint-disable-next-line no-control-regex -- the library does not remove them, and they would break a line
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/g

const clean = (text: string) => text.replace(/\r\n?/g, '\n').replace(controls, '')

const dayMs = 86_400_000

export const methodOf = ({ method = 'PUBLISH' }: EventDay) => method

/** The end of an all-day event is exclusive: the day after. */
function timeOf({ day, span }: EventDay) {
  if (span) return { start: new Date(span.startsAt), end: new Date(span.endsAt) }
  const start = new Date(`${day}T00:00:00Z`)
  return { allDay: true, start, end: new Date(start.getTime() + dayMs) }
}

export const eventDataOf = (event: EventDay, stamp: Date): ICalEventData => {
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
    // A request that is not confirmed yet does not block the day.
    transparency: ICalEventTransparency[status === 'CONFIRMED' ? 'OPAQUE' : 'TRANSPARENT'],
  }
}

/** The site's name, and its address for invitations. */
interface Organizer {
  name: string
  email?: string
}

export const newCalendar = (name: string, more: ICalCalendarData = {}) =>
  ical({ prodId: `//${clean(name)}//EN`, scale: 'gregorian', ...more })

/** A file with one event, which the calendar that opens it adds, changes or removes. */
export function calendarFile(event: EventDay, { name, email }: Organizer, now = new Date()) {
  const calendar = newCalendar(name, { method: ICalCalendarMethod[methodOf(event)] })
  const created = calendar.createEvent(eventDataOf(event, now))
  if (event.attendee && email) {
    created.organizer({ name: clean(name), email })
    created.createAttendee({
      email: event.attendee,
      role: ICalAttendeeRole.REQ,
      // The booking is confirmed already, so no answer is needed.
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })
  }
  return `${calendar.toString()}\r\n`
}
