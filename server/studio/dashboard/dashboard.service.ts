import { isOldBackup } from '../../../contract/studio/backup-age.ts'
import type { Activity, Pending } from '../../../contract/studio/dashboard.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import type { Db } from '../../../db/open.ts'
import type { MailServerSettings } from '../../platform/mail/mail-server.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { shownBookings } from '../../booking/booking/booking.service.ts'
import { withSituations } from '../../booking/booking-state/situation.queries.ts'
import { lastBackup } from '../health/health.queries.ts'
import { countMails } from '../mail/mail.queries.ts'
import { readCounts } from '../../booking/request/request-counts.queries.ts'
import { ratingOf } from '../../portfolio/service/service.mapper.ts'
import { readCalendarNeeds } from './calendar-needs.queries.ts'
import { countGalleryNeeds, readGalleryNeeds } from './gallery-needs.queries.ts'
import * as queries from './dashboard.queries.ts'
import { lastWeeks, weekOf } from './weeks.ts'

const maxShown = { bookings: 6, messages: 3, upcoming: 5 }

/** Without a mail server all mails are late, so that counts as one row. */
const mailRows = ({ failed, delayed }: { failed: number; delayed: number }, mailWorks: boolean) =>
  (failed > 0 ? 1 : 0) + (!mailWorks || delayed > 0 ? 1 : 0)

export async function countPending(db: Db, mailServer: MailServerSettings): Promise<Pending> {
  const [bookings, messages, galleries, calendar, troubled, mailWorks, backup] = await Promise.all([
    readCounts(db, 'booking'),
    readCounts(db, 'message'),
    countGalleryNeeds(db),
    readCalendarNeeds(db),
    queries.countProblemMails(db),
    mailServer.canSend(),
    lastBackup(db),
  ])
  return {
    bookings: bookings.pending,
    messages: messages.pending,
    galleries,
    calendar: calendar.clashes.length + calendar.unreachable.length,
    mails: mailRows(troubled, mailWorks),
    health: backup !== null && isOldBackup(backup, Date.now()) ? 1 : 0,
  }
}

async function weeksOf(db: Db) {
  const { starts, end } = lastWeeks()
  const [requests, messages, days] = await Promise.all([
    queries.countByWeek(db, 'booking', starts, end),
    queries.countByWeek(db, 'message', starts, end),
    queries.viewsByDay(db, starts[0]!, end),
  ])
  const views = starts.map(() => 0)
  for (const { day, count } of days) views[weekOf(starts, day)]! += count
  return starts.map((start, index) => ({
    start,
    requests: requests[index]!,
    messages: messages[index]!,
    views: views[index]!,
  }))
}

export async function readActivity(db: Db, mailServer: MailServerSettings): Promise<Activity> {
  const [
    pending,
    bookings,
    messages,
    upcoming,
    weeks,
    stars,
    newest,
    mails,
    troubled,
    sending,
    lastBackupAt,
    studio,
    calendar,
    galleries,
  ] = await Promise.all([
    countPending(db, mailServer),
    queries.bookingsToAnswer(db, maxShown.bookings),
    queries.pendingMessages(db, maxShown.messages),
    queries.upcomingBookings(db, dayInDhaka(), maxShown.upcoming),
    weeksOf(db),
    queries.starCounts(db),
    queries.newestService(db),
    countMails(db),
    queries.countProblemMails(db),
    mailServer.sending(),
    lastBackup(db),
    readStudio(db),
    readCalendarNeeds(db),
    readGalleryNeeds(db),
  ])
  return {
    language: studio.language,
    pending,
    failedMails: mails.failed,
    delayedMails: troubled.delayed,
    sending,
    waitingMails: mails.waiting,
    lastBackup: lastBackupAt,
    bookings: await shownBookings(db, 'everyone', bookings),
    messages: messages.map((row) => ({
      _id: row.id,
      name: row.name,
      subject: row.subject,
      date: row.created_at,
    })),
    upcoming: await withSituations(
      db,
      upcoming.map((row) => ({
        _id: row.id,
        name: row.name,
        serviceTitle: row.service_title,
        eventDate: row.event_date,
        startTime: row.start_time,
      })),
    ),
    calendar,
    galleries,
    weeks,
    rating: ratingOf(Object.values(stars).map(Number)).average,
    newestService: newest ? { _id: newest.id, createdAt: newest.created_at } : null,
  }
}
