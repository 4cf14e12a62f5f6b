import { z } from '../shape/zod.ts'
import { id, timestamp } from '../shape/fields.ts'

/** The owner, the person who asked for the day, or the site by itself. */
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

/** One step of a booking, as its history tells it. */
export const bookingEvent = z.object({
  _id: id,
  actor: bookingActor,
  what: bookingWhat,
  /** The day it was about then, the message that went with it, and until when a day was kept free. */
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
 * Mails a week and a day before to the client, the evening before to the owner, and before an offered day is let go.
 * When an offer is about to end, or a day is over, it becomes the owner's turn.
 */
export const reminderKinds = ['week', 'day', 'eve', 'hold', 'ending', 'over'] as const
export type ReminderKind = (typeof reminderKinds)[number]
