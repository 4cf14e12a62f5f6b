import { z } from '../shape/zod.ts'
import { booking } from '../booking/booking.ts'
import { stands } from '../booking/booking-situation.ts'
import { client } from './client.ts'
import { endpoint } from '../shape/endpoint.ts'
import { dataReply, doneReply } from '../shape/envelope.ts'
import { id, idParams, requiredText, timestamp } from '../shape/fields.ts'
import { galleryStatuses } from '../gallery/gallery-acts.ts'
import { message } from '../booking/message.ts'
import { balance } from '../billing/payment.ts'
import { review } from '../portfolio/review.ts'

/** What can belong to a person: everything sent from an account, or one request. */
const memberKind = z.enum(['account', 'booking', 'message'])
export type MemberKind = z.infer<typeof memberKind>

const member = z.object({ kind: memberKind, id })
export type Member = z.infer<typeof member>

/** Puts a member to a person, or back to where it belongs by itself. */
const move = member.extend({ person: id.nullable() })
export type Move = z.infer<typeof move>

const personAccount = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  /** Whether the account has proven that the address is theirs. */
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
  .extend({ situation: stands, balance })

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

/** Has the same address, which anybody can type: it proves nothing until the owner says so. */
const suggestion = member.extend({ name: z.string(), about: z.string(), date: timestamp })
export type Suggestion = z.infer<typeof suggestion>

const person = z.object({
  _id: id,
  name: z.string(),
  accounts: z.array(personAccount),
  /** The same as on the list of clients; null where they have no booking. */
  client: client.nullable(),
  /** The newest of each kind, newest first. */
  bookings: z.array(personBooking),
  messages: z.array(personMessage),
  reviews: z.array(personReview),
  galleries: z.array(
    z.object({ _id: id, title: z.string(), status: z.enum(galleryStatuses), pictures: z.int() }),
  ),
  /** What goes, and what stays, when they are erased. */
  holdings: z.object({
    messages: z.int(),
    /** Waiting to go out. */
    mails: z.int(),
    documents: z.int(),
    payments: z.int(),
  }),
  suggestions: z.array(suggestion),
})
export type Person = z.infer<typeof person>

const movedReply = doneReply.extend({ data: z.object({ _id: id, undo: z.array(move) }) })

export const joinInput = z.object({
  /** Of anything that belongs to the person. */
  id,
  /** The same of the other one; the reference of a booking and the address of a page will do, too. */
  other: requiredText('Reference', 300),
})
export type JoinInput = z.output<typeof joinInput>

export const personEndpoints = {
  one: endpoint({
    method: 'GET',
    path: '/person/{id}',
    access: 'owner',
    summary: 'All of one person, by the id of anything that is theirs',
    params: idParams,
    reply: dataReply(person),
  }),
  join: endpoint({
    method: 'POST',
    path: '/join-person',
    access: 'owner',
    summary: 'Say that two are one person',
    body: joinInput,
    reply: movedReply,
  }),
  separate: endpoint({
    method: 'POST',
    path: '/separate-person',
    access: 'owner',
    summary: 'Say that an account or a request is of somebody else',
    body: member,
    reply: movedReply,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/person-moves',
    access: 'owner',
    summary: 'Take joining or separating back',
    body: z.object({ moves: z.array(move).min(1).max(500) }),
    reply: doneReply,
  }),
}
