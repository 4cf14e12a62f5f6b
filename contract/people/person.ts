import { z } from '../shape/zod.ts'
import { booking } from '../booking/booking.ts'
import { situationSummary } from '../booking/booking-situation.ts'
import { client } from './client.ts'
import { endpoint } from '../shape/endpoint.ts'
import { dataReply, doneReply } from '../shape/envelope.ts'
import { id, idParams, requiredText, timestamp } from '../shape/fields.ts'
import { galleryStatuses } from '../gallery/gallery-acts.ts'
import { message } from '../booking/message.ts'
import { balance } from '../billing/payment.ts'
import { review } from '../portfolio/review.ts'

/** What can belong to a person: an account with everything sent from it, or a single booking or message. */
const memberKind = z.enum(['account', 'booking', 'message'])
export type MemberKind = z.infer<typeof memberKind>

const member = z.object({ kind: memberKind, id })
export type Member = z.infer<typeof member>

/** Joins a member to a person, or separates it again. */
const move = member.extend({ person: id.nullable() })
export type Move = z.infer<typeof move>

const personAccount = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  /** Whether the account has verified its address. */
  verified: z.boolean(),
})

const personBooking = booking
  .pick({
    _id: true,
    reference: true,
    name: true,
    email: true,
    serviceTitle: true,
    eventDate: true,
    date: true,
  })
  .extend({ situation: situationSummary, balance })

const personMessage = message.pick({
  _id: true,
  name: true,
  email: true,
  subject: true,
  resolved: true,
  date: true,
})

const personReview = review.pick({
  _id: true,
  serviceId: true,
  serviceName: true,
  rating: true,
  review: true,
})

/** Has the same email or phone, which anybody can type: only the owner can decide that it is the same person. */
const suggestion = member.extend({ name: z.string(), about: z.string(), date: timestamp })
export type Suggestion = z.infer<typeof suggestion>

const person = z.object({
  _id: id,
  name: z.string(),
  accounts: z.array(personAccount),
  /** The same as in the list of clients; null without a booking. */
  client: client.nullable(),
  /** The latest of each kind, newest first. */
  bookings: z.array(personBooking),
  messages: z.array(personMessage),
  reviews: z.array(personReview),
  galleries: z.array(
    z.object({ _id: id, title: z.string(), status: z.enum(galleryStatuses), pictures: z.int() }),
  ),
  /** What is deleted and what remains when they are erased. */
  holdings: z.object({
    messages: z.int(),
    /** Emails not sent yet. */
    mails: z.int(),
    documents: z.int(),
    payments: z.int(),
  }),
  suggestions: z.array(suggestion),
})
export type Person = z.infer<typeof person>

const movedReply = doneReply.extend({ data: z.object({ _id: id, undo: z.array(move) }) })

export const joinInput = z.object({
  /** The id of anything that belongs to the person. */
  id,
  /** The same for the other one; a booking reference or the address of a page works, too. */
  other: requiredText('Reference', 300),
})
export type JoinInput = z.output<typeof joinInput>

export const personEndpoints = {
  one: endpoint({
    method: 'GET',
    path: '/person/{id}',
    access: 'owner',
    summary: 'Everything about one person, by the id of anything of theirs',
    params: idParams,
    reply: dataReply(person),
  }),
  join: endpoint({
    method: 'POST',
    path: '/join-person',
    access: 'owner',
    summary: 'Join two people as one person',
    body: joinInput,
    reply: movedReply,
  }),
  separate: endpoint({
    method: 'POST',
    path: '/separate-person',
    access: 'owner',
    summary: 'Separate an account or a request from a person',
    body: member,
    reply: movedReply,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/person-moves',
    access: 'owner',
    summary: 'Undo joining or separating',
    body: z.object({ moves: z.array(move).min(1).max(500) }),
    reply: doneReply,
  }),
}
