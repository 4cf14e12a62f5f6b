import type { Activity } from '../../../contract/dashboard.ts'
import { isOldBackup } from '../../../contract/backup-age.ts'
import { dayInDhaka, formatLongDate, momentInDhaka } from '../../../contract/dates.ts'
import { calendarNeedsOf } from './calendar-needs.ts'
import { galleryNeedsOf } from './gallery-needs.ts'
import { moneyNeedsOf } from './money-needs.ts'
import type { Need } from './need.ts'
import { longDay, relativeDay } from '../../lib/admin/days.ts'
import { plural, t } from '../../../language/t.ts'

const most = 5
const mostRequests = 3

const unsent = ({ failedMails }: Activity): Need[] =>
  failedMails === 0
    ? []
    : [
        {
          kind: 'mail',
          to: '/admin/mails?status=failed',
          title: t('{failedMails} could not be sent', {
            failedMails: plural(failedMails, '{n} mail', '{n} mails'),
          }),
          text: t('See why, and try again.'),
          verb: t('Open Mails'),
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
          title: t('The last backup is more than two days old'),
          text: t('Made on {lastBackup}. See why there is no newer one.', {
            lastBackup: formatLongDate(lastBackup),
          }),
          verb: t('Open Health'),
        },
      ]

/** Beyond a hundred they are not counted. */
const shownCount = (count: number) => (count < 100 ? count : t('More than 99'))

/** At most five things for the owner to do, the most urgent first. */
export function needsOf(activity: Activity, today: string): Need[] {
  const { requests, messages, reviews, unansweredMessages } = activity
  const since = (time: string) => relativeDay(today, dayInDhaka(new Date(time)))
  const asked = requests.slice(0, mostRequests).map(({ _id, name, serviceTitle, eventDate, date }): Need => ({
    kind: 'request',
    to: `/admin/request/view/${_id}`,
    title: t('{name} asks for {eventDate}', { name, eventDate: longDay(eventDate) }),
    text: t('{serviceTitle}. Event {today}, sent {date}.', {
      serviceTitle,
      today: relativeDay(today, eventDate),
      date: since(date),
    }),
    verb: t('View'),
  }))
  const written = messages.slice(0, 1).map(({ _id, name, subject, date }): Need => {
    const others = unansweredMessages > 1
    return {
      kind: 'message',
      to: others ? '/admin/inbox' : `/admin/inbox/view/${_id}`,
      title: others
        ? t('{unansweredMessages} messages have no answer yet', {
            unansweredMessages: shownCount(unansweredMessages),
          })
        : t('{name} has no answer yet', { name }),
      text: others
        ? t('The oldest, from {name}, arrived {date}.', { name, date: since(date) })
        : t('{subject}, arrived {date}.', { subject, date: since(date) }),
      verb: t('Open Inbox'),
    }
  })
  const rated = reviews.map(({ name, serviceName, rating, createdAt }): Need => ({
    kind: 'review',
    to: '/admin/my-reviews',
    title: t('{name} gave {serviceName} {rating}', {
      name,
      serviceName,
      rating: plural(rating, '{n} star', '{n} stars'),
    }),
    text: t('Written {createdAt}.', { createdAt: since(createdAt) }),
    verb: t('Read'),
  }))
  return [
    ...unsent(activity),
    ...unsafe(activity, Date.parse(momentInDhaka(today))),
    ...moneyNeedsOf(activity.money),
    ...calendarNeedsOf(activity.calendar),
    ...galleryNeedsOf(activity.galleries),
    ...asked,
    ...written,
    ...rated,
  ].slice(0, most)
}

/** The line under the heading. */
export function waitingWords({ bookings, messages }: Activity['pending']) {
  const requests = plural(bookings, '{n} request', '{n} requests')
  const letters = plural(messages, '{n} message', '{n} messages')
  if (bookings && messages)
    return t('{requests} and {messages} wait for you.', { requests, messages: letters })
  if (bookings) return plural(bookings, '{n} request waits for you.', '{n} requests wait for you.')
  if (messages) return plural(messages, '{n} message waits for you.', '{n} messages wait for you.')
  return t('Nothing waits for you.')
}
