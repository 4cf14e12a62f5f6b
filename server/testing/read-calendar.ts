import ICAL from 'ical.js'

const addressOf = (value: unknown) => String(value ?? '').replace(/^mailto:/i, '')

/** Parses a calendar file with an independent library. */
export function readCalendarFile(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return {
    method: calendar.getFirstPropertyValue('method') as string | null,
    entries: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      return {
        uid: event.uid,
        sequence: event.sequence,
        title: event.summary,
        notes: event.description,
        place: event.location,
        isWholeDay: event.startDate.isDate,
        start: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
        end: event.endDate.isDate ? event.endDate.toString() : event.endDate.toJSDate().toISOString(),
        status: component.getFirstPropertyValue('status') as string,
        organizer: addressOf(component.getFirstPropertyValue('organizer')),
        attendees: event.attendees.map((attendee) => addressOf(attendee.getFirstValue())),
      }
    }),
  }
}
