import { z } from '../shape/zod.ts'
import { languages } from '../../language/languages.ts'
import { booking, shownBooking } from '../booking/booking.ts'
import { situationSummary } from '../booking/booking-situation.ts'
import { endpoint } from '../shape/endpoint.ts'
import { dataReply } from '../shape/envelope.ts'
import { galleryAsks } from '../gallery/gallery-acts.ts'
import { id, timestamp } from '../shape/fields.ts'
import { sending } from '../shape/mail.ts'
import { message } from '../booking/message.ts'

const count = z.int().min(0)

/** The numbers of things that need the owner, all counted in one place. */
const pending = z.object({
  bookings: count,
  messages: count,
  galleries: count,
  calendar: count,
  mails: count,
  health: count,
})
export type Pending = z.infer<typeof pending>

export const allPending = (counts: Pending) => Object.values(counts).reduce((sum, one) => sum + one, 0)

/** Weeks begin on Sunday in Dhaka; the last one is not over yet. */
const week = z.object({ start: z.iso.date(), requests: count, messages: count, views: count })
export type Week = z.infer<typeof week>

const named = booking.pick({ _id: true, name: true, eventDate: true })

export const activity = z.object({
  /** The language of the studio. */
  language: z.enum(languages),
  pending,
  /** Emails that failed for good and wait for the owner to retry. */
  failedMails: count,
  /** Emails that failed several times and will be retried automatically. */
  delayedMails: count,
  /** How emails are sent, and how many wait. */
  sending,
  waitingMails: count,
  /** The time of the last valid backup; null without one. */
  lastBackup: timestamp.nullable(),
  /** Bookings whose turn is the owner's: payments first, then expiring offers, then by day. */
  bookings: z.array(
    shownBooking.pick({
      _id: true,
      name: true,
      serviceTitle: true,
      eventDate: true,
      date: true,
      heldUntil: true,
      resolvedAt: true,
      situation: true,
    }),
  ),
  /** Unsolved messages, oldest first. */
  messages: z.array(message.pick({ _id: true, name: true, subject: true, date: true })),
  /** Galleries with a new selection, or whose client asks for access. */
  galleries: z.array(
    z.object({
      _id: id,
      title: z.string(),
      client: z.string(),
      asked: z.enum(galleryAsks).nullable(),
      picked: count,
    }),
  ),
  /** Events from today on that are held, confirmed or arranged by phone, soonest first. */
  upcoming: z.array(
    booking
      .pick({ _id: true, name: true, serviceTitle: true, eventDate: true, startTime: true })
      .extend({ situation: situationSummary }),
  ),
  /** Calendar problems that need the owner. */
  calendar: z.object({
    /** Held or confirmed time that another calendar says is busy. */
    clashes: z.array(named.extend({ calendar: z.string() })),
    /** Outside calendars that cannot be read. */
    unreachable: z.array(z.object({ name: z.string(), failedSince: timestamp })),
  }),
  /** Oldest first. */
  weeks: z.array(week),
  rating: z.number().min(0).max(5),
  newestService: z.object({ _id: id, createdAt: timestamp }).nullable(),
})
export type Activity = z.infer<typeof activity>

export const dashboardEndpoints = {
  activity: endpoint({
    method: 'GET',
    path: '/dashboard-activity',
    access: 'owner',
    summary: 'What needs the owner, and requests, messages and post views of the last 12 weeks',
    reply: dataReply(activity),
  }),
  pending: endpoint({
    method: 'GET',
    path: '/pending-count',
    access: 'owner',
    summary: 'The number of things that need the owner, by screen',
    reply: dataReply(pending),
  }),
}
