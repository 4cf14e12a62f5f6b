import type { Activity } from '../../../contract/dashboard.ts'
import { isOldBackup } from '../../../contract/backup-age.ts'
import { dayInDhaka, formatLongDate, momentInDhaka } from '../../../contract/dates.ts'
import { countOf, longDay, relativeDay } from '../../lib/admin/days.ts'

export interface Need {
  kind: 'mail' | 'backup' | 'request' | 'message' | 'review'
  to: string
  title: string
  text: string
  /** What the row does, in a word or two. */
  verb: string
}

const most = 5
const mostRequests = 3

const unsent = ({ failedMails }: Activity): Need[] =>
  failedMails === 0
    ? []
    : [
        {
          kind: 'mail',
          to: '/admin/mails?status=failed',
          title: `${countOf(failedMails, 'mail')} could not be sent`,
          text: 'See why, and try again.',
          verb: 'Open Mails',
        },
      ]

/** A site that has none yet is told so on its Health page, not every morning. */
const unsafe = ({ lastBackup }: Activity, now: number): Need[] =>
  lastBackup === null || !isOldBackup(lastBackup, now)
    ? []
    : [
        {
          kind: 'backup',
          to: '/admin/health',
          title: 'The last backup is more than two days old',
          text: `Made on ${formatLongDate(lastBackup)}. See why there is no newer one.`,
          verb: 'Open Health',
        },
      ]

/** Beyond a hundred they are not counted. */
const shownCount = (count: number) => (count < 100 ? count : 'More than 99')

/** At most five things for the owner to do, the most urgent first. */
export function needsOf(activity: Activity, today: string): Need[] {
  const { requests, messages, reviews, unansweredMessages } = activity
  const since = (time: string) => relativeDay(today, dayInDhaka(new Date(time)))
  const asked = requests.slice(0, mostRequests).map(({ _id, name, serviceTitle, eventDate, date }): Need => ({
    kind: 'request',
    to: `/admin/request/view/${_id}`,
    title: `${name} asks for ${longDay(eventDate)}`,
    text: `${serviceTitle}. Event ${relativeDay(today, eventDate)}, sent ${since(date)}.`,
    verb: 'View',
  }))
  const written = messages.slice(0, 1).map(({ _id, name, subject, date }): Need => {
    const others = unansweredMessages > 1
    return {
      kind: 'message',
      to: others ? '/admin/inbox' : `/admin/inbox/view/${_id}`,
      title: others
        ? `${shownCount(unansweredMessages)} messages have no answer yet`
        : `${name} has no answer yet`,
      text: others
        ? `The oldest, from ${name}, arrived ${since(date)}.`
        : `${subject}, arrived ${since(date)}.`,
      verb: 'Open Inbox',
    }
  })
  const rated = reviews.map(({ name, serviceName, rating, createdAt }): Need => ({
    kind: 'review',
    to: '/admin/my-reviews?tab=all',
    title: `${name} gave ${serviceName} ${countOf(rating, 'star')}`,
    text: `Written ${since(createdAt)}.`,
    verb: 'Read',
  }))
  return [
    ...unsent(activity),
    ...unsafe(activity, Date.parse(momentInDhaka(today))),
    ...asked,
    ...written,
    ...rated,
  ].slice(0, most)
}

/** The line under the heading. */
export function waitingWords({ bookings, messages }: Activity['pending']) {
  const parts = [bookings && countOf(bookings, 'request'), messages && countOf(messages, 'message')].filter(
    Boolean,
  )
  if (parts.length === 0) return 'Nothing waits for you.'
  return `${parts.join(' and ')} ${bookings + messages === 1 ? 'waits' : 'wait'} for you.`
}
