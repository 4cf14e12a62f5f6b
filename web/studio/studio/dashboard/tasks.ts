import { type Activity, allPending } from '../../../../contract/studio/dashboard.ts'
import { isOldBackup } from '../../../../contract/studio/backup-age.ts'
import { dayInDhaka, formatLongDate, momentInDhaka } from '../../../../contract/shape/dates.ts'
import { bookingTasksOf } from './booking-tasks.ts'
import { calendarTasksOf } from './calendar-tasks.ts'
import { galleryTasksOf } from './gallery-tasks.ts'
import type { Task } from './task-list.tsx'
import { relativeDay } from '../../lib/days.ts'
import { plural, t } from '../../../../language/t.ts'

const noServer = ({ sending, waitingMails: waiting }: Activity): Task[] =>
  sending !== 'none'
    ? []
    : [
        {
          kind: 'mail',
          to: '/admin/settings/mail',
          title:
            waiting === 0
              ? t('No mail server yet')
              : plural(
                  waiting,
                  'No mail server yet: {n} email is waiting',
                  'No mail server yet: {n} emails are waiting',
                ),
          text: t('Until you set one up, neither you nor your clients get any email.'),
          verb: t('Set up email'),
          alarm: true,
        },
      ]

const unsent = ({ failedMails }: Activity): Task[] =>
  failedMails === 0
    ? []
    : [
        {
          kind: 'mail',
          to: '/admin/mails?status=failed',
          title: plural(failedMails, '{n} email was not sent', '{n} emails were not sent'),
          text: t('See why, and try again.'),
          verb: t('Open emails'),
        },
      ]

const delayed = ({ sending, delayedMails }: Activity): Task[] =>
  sending === 'none' || delayedMails === 0
    ? []
    : [
        {
          kind: 'mail',
          to: '/admin/mails?status=waiting',
          title: plural(delayedMails, '{n} email is delayed', '{n} emails are delayed'),
          text: t('The mail server does not take them. The site keeps trying for a while; see why.'),
          verb: t('Open emails'),
        },
      ]

/** A site without any backup is told on its Health page instead. */
const unsafe = ({ lastBackup }: Activity, now: number): Task[] =>
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

const written = ({ messages }: Activity, today: string): Task[] =>
  messages.map(({ _id, name, subject, date }): Task => ({
    kind: 'message',
    to: `/admin/inbox/view/${_id}`,
    title: t('{name} is waiting for an answer', { name }),
    text: t('{subject}, arrived {date}.', {
      subject,
      date: relativeDay(today, dayInDhaka(new Date(date))),
    }),
    verb: t('Answer'),
  }))

/** The tasks of the owner, most urgent first. Long lists are cut. */
export const tasksOf = (activity: Activity, today: string): Task[] => [
  ...noServer(activity),
  ...unsent(activity),
  ...delayed(activity),
  ...unsafe(activity, Date.parse(momentInDhaka(today))),
  ...calendarTasksOf(activity.calendar),
  ...bookingTasksOf(activity.bookings, today),
  ...galleryTasksOf(activity.galleries),
  ...written(activity, today),
]

/** The line below the heading. */
export function waitingWords(pending: Activity['pending']) {
  const all = allPending(pending)
  return all === 0 ? t('Nothing needs you.') : plural(all, '{n} thing needs you.', '{n} things need you.')
}
