import { z } from '../shape/zod.ts'
import { languages } from '../../language/languages.ts'
import { booking, shownBooking } from '../booking/booking.ts'
import { stands } from '../booking/booking-situation.ts'
import { endpoint } from '../shape/endpoint.ts'
import { dataReply } from '../shape/envelope.ts'
import { galleryAsks } from '../gallery/gallery-acts.ts'
import { id, timestamp } from '../shape/fields.ts'
import { sending } from '../shape/mail.ts'
import { message } from '../booking/message.ts'

const count = z.int().min(0)

/** How many things need the owner, each counted in one place. */
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
  /** Mails that several attempts could not send; the next one comes by itself. */
  delayedMails: count,
  /** How mails leave, and how many wait. */
  sending,
  waitingMails: count,
  /** When the last good backup was made; null where there is none yet. */
  lastBackup: timestamp.nullable(),
  /** Bookings that are the owner's turn: payments first, then offers that run out, then by day. */
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
  /** Messages that are not solved, the longest waiting first. */
  messages: z.array(message.pick({ _id: true, name: true, subject: true, date: true })),
  /** Galleries whose clients have sent a selection, or ask for something at the door. */
  galleries: z.array(
    z.object({
      _id: id,
      title: z.string(),
      client: z.string(),
      asked: z.enum(galleryAsks).nullable(),
      picked: count,
    }),
  ),
  /** Events from today on that are held, agreed or settled by phone; the nearest first. */
  upcoming: z.array(
    booking
      .pick({ _id: true, name: true, serviceTitle: true, eventDate: true, startTime: true })
      .extend({ situation: stands }),
  ),
  /** What of the calendar needs the owner. */
  calendar: z.object({
    /** Agreed or held time at which another calendar is busy. */
    clashes: z.array(named.extend({ calendar: z.string() })),
    /** Calendars from outside that cannot be read. */
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
    summary: 'What waits for the owner, and requests, messages and post views of the last 12 weeks',
    reply: dataReply(activity),
  }),
  pending: endpoint({
    method: 'GET',
    path: '/pending-count',
    access: 'owner',
    summary: 'How many things need the owner, by where they are',
    reply: dataReply(pending),
  }),
}
