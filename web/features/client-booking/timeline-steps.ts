import type { ClientBooking } from '../../../contract/client-booking.ts'
import { dayInDhaka } from '../../../contract/dates.ts'
import { dayAndMonth } from '../../../contract/day-words.ts'
import { plural, t } from '../../../language/t.ts'

export interface TimelineStep {
  id: string
  title: string
  /** When it was, or is to be. */
  when?: string
  state: 'done' | 'later'
}

type Event = ClientBooking['events'][number]

const onDay = (iso: string) => dayAndMonth(dayInDhaka(new Date(iso)))

function titleOf({ what, actor, data }: Event): string | undefined {
  const day = data.eventDate ? dayAndMonth(data.eventDate) : ''
  if (what === 'requested') return t('Your request arrived')
  if (what === 'waiting') return t('On the waiting list')
  if (what === 'offered') return actor === 'site' ? t('{day} became free', { day }) : t('Offer sent')
  if (what === 'accepted') return t('Accepted by you')
  if (what === 'confirmed') return t('{day} confirmed', { day })
  if (what === 'moved') return t('Moved to {day}', { day })
  if (what === 'asked') return t('You asked for {day}', { day })
  if (what === 'proposed') return t('I proposed {day}', { day })
  return what === 'kept' ? t('The day stays {day}', { day }) : undefined
}

/** What has happened, without what the present state says itself, and what is still to come. */
export function stepsOf({
  booking,
  events,
  askedDay,
}: Pick<ClientBooking, 'booking' | 'events' | 'askedDay'>) {
  const present = askedDay
    ? events.findLast(({ what }) => what === 'asked' || what === 'proposed')
    : undefined
  const done = events.flatMap((event): TimelineStep[] => {
    const title = event === present ? undefined : titleOf(event)
    return title ? [{ id: event._id, title, when: onDay(event.date), state: 'done' }] : []
  })
  const { status, eventDate } = booking
  const shoot: TimelineStep = {
    id: 'shoot',
    title: t('Photographs'),
    when: dayAndMonth(eventDate),
    state: 'later',
  }
  const agreed: TimelineStep = { id: 'agreed', title: t('Confirmed'), state: 'later' }
  if (status === 'confirmed') return { done, later: [shoot] }
  const isOpen = status === 'requested' || status === 'waiting' || status === 'offered'
  return { done, later: isOpen ? [agreed, shoot] : [] }
}

/** '31 days to go', for a day to come. */
export function countdown(today: string, day: string) {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  if (days < 0) return ''
  return days === 0 ? t('it is today') : plural(days, '{n} day to go', '{n} days to go')
}
