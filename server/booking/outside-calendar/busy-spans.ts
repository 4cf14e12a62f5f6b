import ICAL from 'ical.js'
import { addDays, isZone, momentIn } from '../../../contract/shape/zone.ts'
import { tooManyEvents } from './read-busy.ts'
import type { Span } from '../calendar/slots.ts'

/** A calendar with more events is unreadable, because reading only a part would show busy times as free. */
const mostEvents = 50_000

const two = (part: number) => String(part).padStart(2, '0')
const dayOf = ({ year, month, day }: ICAL.Time) => `${year}-${two(month)}-${two(day)}`

/** A time without a zone, and a whole day, are in the zone of the studio. */
function momentOf(time: ICAL.Time, zone: string) {
  if (time.isDate) return momentIn(zone, dayOf(time))
  const named = (time as { timezone?: string }).timezone
  const isDescribed = time.zone && time.zone !== ICAL.Timezone.localTimezone
  if (isDescribed) return time.toUnixTime() * 1000
  return momentIn(named && isZone(named) ? named : zone, dayOf(time), time.hour * 60 + time.minute)
}

function spanOf(start: ICAL.Time, end: ICAL.Time | null, zone: string): Span {
  const startsAt = momentOf(start, zone)
  if (end && (end.isDate || !start.isDate)) return { startsAt, endsAt: momentOf(end, zone) }
  return { startsAt, endsAt: start.isDate ? momentIn(zone, addDays(dayOf(start), 1)) : startsAt }
}

const textOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase()

/** Whether an event is cancelled or marked as free. */
const takesNoTime = (component: ICAL.Component) =>
  textOf(component, 'status') === 'CANCELLED' ||
  textOf(component, 'transp') === 'TRANSPARENT' ||
  textOf(component, 'x-microsoft-cdo-busystatus') === 'FREE'

function* occurrences(event: ICAL.Event, zone: string, until: number, countOne: () => void): Generator<Span> {
  if (!event.isRecurring()) {
    countOne()
    if (!takesNoTime(event.component)) yield spanOf(event.startDate, event.endDate, zone)
    return
  }
  const iterator = event.iterator()
  for (;;) {
    countOne()
    const next = iterator.next()
    if (!next || momentOf(next, zone) >= until) return
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    if (!takesNoTime(item.component)) yield spanOf(startDate, endDate, zone)
  }
}

/** Events with their changed occurrences. A changed occurrence without its series counts as an event. */
function eventsOf(calendar: ICAL.Component) {
  const components = calendar.getAllSubcomponents('vevent').filter((one) => one.hasProperty('dtstart'))
  const [changed, series] = [
    components.filter((one) => one.hasProperty('recurrence-id')),
    components.filter((one) => !one.hasProperty('recurrence-id')),
  ]
  const uids = new Set(series.map((one) => textOf(one, 'uid')))
  const events = series.map((component) => {
    const uid = textOf(component, 'uid')
    return new ICAL.Event(component, {
      strictExceptions: false,
      exceptions: changed.filter((one) => textOf(one, 'uid') === uid),
    })
  })
  const orphaned = changed.filter((one) => !uids.has(textOf(one, 'uid')))
  return [...events, ...orphaned.map((component) => new ICAL.Event(component))]
}

/** The spans within the window, cut to it, sorted and merged where they touch. */
function mergeSpans(spans: Span[], { startsAt: first, endsAt: last }: Span) {
  const inside = spans
    .filter(({ startsAt, endsAt }) => startsAt < endsAt && startsAt < last && endsAt > first)
    .map(({ startsAt, endsAt }) => ({ startsAt: Math.max(startsAt, first), endsAt: Math.min(endsAt, last) }))
    .toSorted((a, b) => a.startsAt - b.startsAt)
  const result: Span[] = []
  for (const span of inside) {
    const before = result.at(-1)
    if (before && span.startsAt <= before.endsAt) before.endsAt = Math.max(before.endsAt, span.endsAt)
    else result.push(span)
  }
  return result
}

/** The busy spans of a calendar file within a window. Nothing else of the file is kept. */
export function busySpans(text: string, zone: string, window: Span, most = mostEvents): Span[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  if (calendar.name !== 'vcalendar') throw new Error('This is not a calendar.')
  let events = 0
  const countOne = () => {
    if (++events > most) throw new Error(tooManyEvents)
  }
  const spans: Span[] = []
  for (const event of eventsOf(calendar))
    for (const span of occurrences(event, zone, window.endsAt, countOne)) spans.push(span)
  return mergeSpans(spans, window)
}
