import { z } from '../shape/zod.ts'
import { id, timestamp } from '../shape/fields.ts'

/** The owner, the client, or the site by itself. */
const bookingActor = z.enum(['owner', 'client', 'site'])
export type BookingActor = z.infer<typeof bookingActor>

const bookingWhat = z.enum([
  'requested',
  'waiting',
  'offered',
  'accepted',
  'confirmed',
  'moved',
  'asked',
  'proposed',
  'kept',
  'done',
  'lapsed',
  'withdrawn',
  'declined',
  'cancelled',
])
export type BookingWhat = z.infer<typeof bookingWhat>

/** One entry of a booking's history. */
export const bookingEvent = z.object({
  _id: id,
  actor: bookingActor,
  what: bookingWhat,
  /** The day it was about at the time, the message sent with it, and until when a day was held. */
  data: z.object({
    eventDate: z.iso.date().optional(),
    startTime: z.string().nullable().optional(),
    message: z.string().optional(),
    heldUntil: timestamp.optional(),
  }),
  date: timestamp,
})
export type BookingEvent = z.infer<typeof bookingEvent>

/**
 * The client gets mails a week and a day before, the owner the evening before, and the client again before a hold ends.
 * When an offer is about to expire or a day is over, it becomes the owner's turn.
 */
export const reminderKinds = ['week', 'day', 'eve', 'hold', 'ending', 'over'] as const
export type ReminderKind = (typeof reminderKinds)[number]
