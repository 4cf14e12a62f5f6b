import { z } from '../shape/zod.ts'
import { movedTime, wordToClient } from './booking-state.ts'
import { bookingEvent } from './booking-event.ts'
import { booking } from './booking.ts'
import { endpoint } from '../shape/endpoint.ts'
import { dataReply, doneReply } from '../shape/envelope.ts'
import { email, eventDate, id, idParams, optionalText, requiredText, timestamp } from '../shape/fields.ts'
import { formProtection } from '../shape/form-protection.ts'

/** The secret of the client's link; it opens this one booking only. */
const key = z.string().max(200)
const byKey = { params: z.object({ reference: z.string().max(64) }), access: 'public' } as const

/** One message of the thread, from either side. */
const threadMessage = z.object({
  _id: id,
  from: z.enum(['owner', 'client']),
  body: z.string(),
  date: timestamp,
})
export type ThreadMessage = z.infer<typeof threadMessage>

/** A new date that one side has proposed to the other. */
const askedDay = z.object({
  by: z.enum(['owner', 'client']),
  eventDate: z.iso.date(),
  startTime: z.string().nullable(),
  message: z.string(),
  /** Until when it is held; null if it is not. */
  heldUntil: timestamp.nullable(),
  date: timestamp,
})
export type AskedDay = z.infer<typeof askedDay>

const thread = z.object({ messages: z.array(threadMessage), askedDay: askedDay.nullable() })

/** The booking as the client sees it. */
const clientBooking = thread.extend({
  booking: booking
    .pick({
      reference: true,
      name: true,
      email: true,
      phone: true,
      eventDate: true,
      startTime: true,
      endTime: true,
      address: true,
      note: true,
      serviceId: true,
      serviceTitle: true,
      status: true,
      heldUntil: true,
      date: true,
    })
    .extend({ price: z.int().nullable() }),
  /** Oldest first. */
  events: z.array(bookingEvent),
  /** Galleries that are open now; the path contains the key. */
  galleries: z.array(z.object({ title: z.string(), path: z.string() })),
  /** The last day on which clients can cancel by themselves; null if always. */
  cancelUntil: z.iso.date().nullable(),
  /** Whether they can cancel now. */
  mayCancel: z.boolean(),
  /** What they have paid, and what they would get back on cancelling, in paisa. */
  paid: z.int(),
  comesBack: z.int(),
})
export type ClientBooking = z.infer<typeof clientBooking>

const madeGallery = z.object({ _id: id, title: z.string() })
export type MadeGallery = z.infer<typeof madeGallery>

const link = z.object({
  /** With the key in it: '/booking/AL-7K3F9Q?key=…'. */
  path: z.string(),
  /** The owner's galleries of this booking, oldest first; empty for everybody else. */
  galleries: z.array(madeGallery),
})

const message = optionalText('Message', 2000)

export const clientBookingEndpoints = {
  one: endpoint({
    ...byKey,
    method: 'GET',
    path: '/client-booking/{reference}',
    summary: 'A booking as its client sees it, with the key of their link',
    query: z.object({ key }),
    reply: dataReply(clientBooking),
  }),
  calendar: endpoint({
    ...byKey,
    method: 'GET',
    path: '/client-calendar/{reference}',
    summary: 'The day of a booking as a calendar file, with the key of the link',
    query: z.object({ key }),
    type: 'text/calendar',
    reply: z.string(),
  }),
  write: endpoint({
    ...byKey,
    method: 'POST',
    limit: 'form',
    path: '/client-message/{reference}',
    summary: 'Write to the studio about a booking, with the key of the link',
    body: z.object({
      key,
      message: requiredText('Message', 5000),
      /** The idempotency key: one filled-in form is one message. */
      filling: formProtection.shape.key,
    }),
    status: 201,
    reply: doneReply,
  }),
  askDay: endpoint({
    ...byKey,
    method: 'PATCH',
    limit: 'form',
    path: '/ask-day/{reference}',
    summary: 'Ask for another day or time; the present one stays until the studio agrees',
    body: movedTime.omit({ place: true }).extend({ key, eventDate, message }),
    reply: doneReply,
  }),
  answerDay: endpoint({
    ...byKey,
    method: 'PATCH',
    limit: 'form',
    path: '/answer-day/{reference}',
    summary: 'Take the day that the studio has proposed, or keep the present one',
    body: z.object({ key, answer: z.enum(['accept', 'keep'], 'Answer is accept or keep.') }),
    reply: doneReply,
  }),
  cancel: endpoint({
    ...byKey,
    method: 'PATCH',
    limit: 'form',
    path: '/cancel-own-booking/{reference}',
    summary: 'Cancel a booking as its client, within the studio’s cancellation terms',
    body: z.object({ key, message }),
    reply: doneReply,
  }),
  lostLink: endpoint({
    method: 'POST',
    access: 'public',
    limit: 'form',
    path: '/lost-booking-link',
    summary: 'Mail the link of a booking to its own address; the reply is the same for any other address',
    body: z.object({ reference: requiredText('Reference', 64), email }),
    reply: doneReply,
  }),
  thread: endpoint({
    method: 'GET',
    access: 'user',
    path: '/booking-thread/{id}',
    summary: 'Messages of a booking from both sides, and a new date that one side has proposed',
    params: idParams,
    reply: dataReply(thread),
  }),
  link: endpoint({
    method: 'GET',
    access: 'user',
    path: '/booking-link/{id}',
    summary: "The client's own page of a booking, with its key",
    params: idParams,
    reply: dataReply(link),
  }),
  renewLink: endpoint({
    method: 'PATCH',
    access: 'owner',
    path: '/renew-booking-link/{id}',
    summary: 'Renew the key of a client’s page and mail it to them; old links stop working',
    params: idParams,
    reply: doneReply,
  }),
  declineDay: endpoint({
    method: 'PATCH',
    access: 'owner',
    path: '/decline-day/{id}',
    summary: 'Decline the day that a client has asked for; the present one stays',
    params: idParams,
    body: wordToClient,
    reply: doneReply,
  }),
}
