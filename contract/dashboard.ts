import { z } from 'zod'
import { languages } from '../language/languages.ts'
import { booking } from './booking.ts'
import { stands } from './booking-situation.ts'
import { endpoint } from './endpoint.ts'
import { dataReply } from './envelope.ts'
import { galleryAsks } from './gallery-acts.ts'
import { id, timestamp } from './fields.ts'
import { message } from './message.ts'
import { review } from './review.ts'

const count = z.int().min(0)

const pending = z.object({ bookings: count, messages: count })
export type Pending = z.infer<typeof pending>

/** Weeks begin on Sunday in Dhaka; the last one is still running. */
const week = z.object({ start: z.iso.date(), requests: count, messages: count, views: count })
export type Week = z.infer<typeof week>

const named = booking.pick({ _id: true, name: true, eventDate: true })

export const activity = z.object({
  /** In which the owner reads the admin area. */
  language: z.enum(languages),
  pending,
  /** Mails that could not be sent and wait for the owner to try again. */
  failedMails: count,
  /** When the last good backup was made; null where there is none yet. */
  lastBackup: timestamp.nullable(),
  /** Pending requests, the nearest event first. */
  requests: z.array(booking.pick({ _id: true, name: true, serviceTitle: true, eventDate: true, date: true })),
  /** Pending messages without a reply; nobody counts on beyond a hundred. */
  unansweredMessages: count.max(100),
  /** The longest waiting of these first. */
  messages: z.array(message.pick({ _id: true, name: true, subject: true, date: true })),
  /** Newest first. */
  reviews: z.array(
    review.pick({ _id: true, serviceId: true, serviceName: true, name: true, rating: true, createdAt: true }),
  ),
  /** Events from today on that are held, agreed or settled by phone; the nearest first. */
  upcoming: z.array(
    booking
      .pick({ _id: true, name: true, serviceTitle: true, eventDate: true, startTime: true })
      .extend({ situation: stands }),
  ),
  /** What of the calendar needs the owner, the most urgent of each kind first. */
  calendar: z.object({
    /** Agreed or held time at which another calendar is busy. */
    clashes: z.array(named.extend({ calendar: z.string() })),
    /** Held days that nobody has answered about, shortly before they are let go. */
    holds: z.array(named.extend({ heldUntil: timestamp })),
    /** Days that clients ask for in place of theirs. */
    moves: z.array(named.extend({ wanted: z.iso.date() })),
    /** Calendars from outside that cannot be read. */
    unreachable: z.array(z.object({ name: z.string(), failedSince: timestamp })),
  }),
  /** What of the money needs the owner. */
  money: z.object({
    /** What clients say to have sent and nobody has looked for, the longest waiting first. */
    claims: z.array(z.object({ _id: id, name: z.string(), amount: z.int().nullable(), date: timestamp })),
    /** Online payments that are not what was asked for. */
    odd: z.array(z.object({ _id: id, name: z.string() })),
    /** Online payments without an answer for an hour or longer. */
    unknown: z.array(z.object({ _id: id, name: z.string() })),
    /** Refunds that a gateway gave no answer about. */
    unanswered: z.array(z.object({ _id: id, name: z.string() })),
  }),
  /** Galleries whose clients ask for something at the door, the longest waiting first. */
  galleries: z.array(z.object({ _id: id, title: z.string(), asked: z.enum(galleryAsks) })),
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
    summary: 'What waits for the owner, and requests, messages and post views of the last 12 weeks',
    reply: dataReply(activity),
  }),
  pending: endpoint({
    method: 'GET',
    path: '/pending-count',
    access: 'owner',
    summary: 'How many booking requests and messages are not solved yet',
    reply: dataReply(pending),
  }),
}
