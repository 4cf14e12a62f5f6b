import type { Activity, Pending } from '../../../contract/dashboard.ts'
import { dayInDhaka } from '../../../contract/dates.ts'
import type { Db } from '../../../db/open.ts'
import { readStudio } from '../../site/studio.queries.ts'
import { withStands } from '../booking-state/situation.queries.ts'
import { lastBackup } from '../health/health.queries.ts'
import { readCounts } from '../request/request-counts.ts'
import { ratingOf } from '../service/service.mapper.ts'
import { calendarNeeds } from './calendar-needs.ts'
import { galleryNeeds } from './gallery-needs.ts'
import { moneyNeeds } from './money-needs.ts'
import * as queries from './dashboard.queries.ts'
import { lastWeeks, weekOf } from './weeks.ts'

const shown = { requests: 4, messages: 1, unanswered: 100, reviews: 3, upcoming: 5 }

export async function countPending(db: Db): Promise<Pending> {
  const [bookings, messages] = await Promise.all([readCounts(db, 'booking'), readCounts(db, 'message')])
  return { bookings: bookings.pending, messages: messages.pending }
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

export async function readActivity(db: Db): Promise<Activity> {
  const [
    pending,
    requests,
    messages,
    unansweredMessages,
    reviews,
    upcoming,
    weeks,
    stars,
    newest,
    failedMails,
    lastBackupAt,
    studio,
    calendar,
    money,
    galleries,
  ] = await Promise.all([
    countPending(db),
    queries.pendingBookings(db, shown.requests),
    queries.unansweredMessages(db, shown.messages),
    queries.countUnanswered(db, shown.unanswered),
    queries.newestReviews(db, shown.reviews),
    queries.upcomingBookings(db, dayInDhaka(), shown.upcoming),
    weeksOf(db),
    queries.starCounts(db),
    queries.newestService(db),
    queries.countFailedMails(db),
    lastBackup(db),
    readStudio(db),
    calendarNeeds(db),
    moneyNeeds(db),
    galleryNeeds(db),
  ])
  return {
    language: studio.language,
    pending,
    failedMails,
    lastBackup: lastBackupAt,
    unansweredMessages,
    requests: requests.map((row) => ({
      _id: row.id,
      name: row.name,
      serviceTitle: row.service_title,
      eventDate: row.event_date,
      date: row.created_at,
    })),
    messages: messages.map((row) => ({
      _id: row.id,
      name: row.name,
      subject: row.subject,
      date: row.created_at,
    })),
    reviews: reviews.map((row) => ({
      _id: row.id,
      serviceId: row.service_id,
      serviceName: row.service_name,
      name: row.name,
      rating: row.rating,
      createdAt: row.created_at,
    })),
    upcoming: await withStands(
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
    money,
    galleries,
    weeks,
    rating: ratingOf(Object.values(stars).map(Number)).average,
    newestService: newest ? { _id: newest.id, createdAt: newest.created_at } : null,
  }
}
