import { required } from '../shape/field-refusals.ts'
import { z } from '../shape/zod.ts'
import { languages } from '../../language/languages.ts'
import { bookingEvent } from './booking-event.ts'
import { situation, situationKinds, stands, turnCounts, turns } from './booking-situation.ts'
import { bookingStatuses } from './booking-status.ts'
import { clock } from '../shape/clock.ts'
import { endpoint } from '../shape/endpoint.ts'
import { countReply, createdReply, dataReply, doneReply, listReply } from '../shape/envelope.ts'
import {
  anyEventDate,
  chosen,
  eventDate,
  id,
  idParams,
  optionalEmail,
  optionalPhone,
  optionalText,
  requiredText,
  timestamp,
  wholeNumber,
} from '../shape/fields.ts'
import { formProtection } from '../shape/form-protection.ts'
import { minutesOf } from '../shape/minutes.ts'
import { requestCounts, requestFilter, requestQuery } from '../shape/paging.ts'
import { reply, replyInput } from './reply.ts'

const oneWayNeeded = 'Enter a phone number or an email address.'

/** Sent by a visitor, or entered by the owner for somebody who called. */
const bookingSource = z.enum(['form', 'owner'])
export type BookingSource = z.infer<typeof bookingSource>

/** In which the client is written to. */
const bookingLanguage = z.enum(languages, 'Language is en or bn.')

export const booking = z.object({
  _id: id,
  /** Short enough to say on the phone: 'AL-7K3F9Q'. */
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  eventDate: z.iso.date(),
  address: z.string(),
  /** Null once the service is deleted; the title stays. */
  serviceId: id.nullable(),
  serviceTitle: z.string(),
  source: bookingSource,
  /** What was agreed so far; `resolved` says whether the owner has to do something. */
  status: z.enum(bookingStatuses),
  /** By the wall clock of the studio; null while it is open, and for whole days. */
  startTime: z.string().nullable(),
  /** Where the owner has named it; it may be on the next day. */
  endTime: z.string().nullable(),
  /** What the client wrote with the request. */
  note: z.string(),
  language: bookingLanguage,
  /** 0 is the photographer; another place is somebody who is sent at the same time. */
  place: z.int().min(0),
  /** Until when an offered day is kept free. */
  heldUntil: timestamp.nullable(),
  resolved: z.boolean(),
  /** When it was marked as solved, where that is known. */
  resolvedAt: timestamp.nullable(),
  /** Why it was taken for spam, for the owner alone; empty where it was not. */
  spamSigns: z.array(z.string()),
  /** When the client was taken out of it; null where they were not. */
  erasedAt: timestamp.nullable(),
  date: timestamp,
})
export type Booking = z.infer<typeof booking>

/**
 * As replies show it, with its situation. The price, in taka, is the one of its offer, before that
 * the one at the time of the request; null where neither is known.
 */
export const shownBooking = booking.extend({ price: z.int().nullable(), situation })
export type ShownBooking = z.infer<typeof shownBooking>

/** Another request for the same day or one close to it. */
const nearBooking = booking
  .pick({
    _id: true,
    name: true,
    serviceTitle: true,
    eventDate: true,
    startTime: true,
    status: true,
    place: true,
    resolved: true,
  })
  .extend({ situation: stands })
export type NearBooking = z.infer<typeof nearBooking>

/** Insertion order, or the days they are about. */
const bookingFilter = requestFilter.extend({
  turn: z.enum(turns, 'Turn is owner, client, nobody or ended.').optional(),
  situation: z.enum(situationKinds, 'There is no such situation.').optional(),
})
export type BookingFilter = z.output<typeof bookingFilter>

const bookingQuery = requestQuery.extend(bookingFilter.shape).extend({
  by: z.enum(['received', 'event'], 'By is received or event.').default('received'),
})
export type BookingQuery = z.output<typeof bookingQuery>

/** What the sender is told: enough to find the request again and to keep the day. */
const booked = booking
  .pick({ _id: true, reference: true, email: true, eventDate: true, serviceTitle: true })
  .extend({
    /** The day as an iCalendar file, the same as in the mail. */
    calendar: z.string(),
    /** The address of the private page, with its key. Null if somebody else may have sent the same form before: the link is in the mail. */
    path: z.string().nullable(),
  })
export type Booked = z.infer<typeof booked>

/** Runs beside what is wrong with other fields, so that a form hears of everything at once; there must be fields at all. */
const always = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}
const isGiven = (text: unknown) => typeof text !== 'string' || text !== ''

/** Whoever only wants to be told that a day frees up can be reached in one way; a booking needs both. */
export const bookingInput = formProtection
  .extend({
    name: requiredText('Name', 120),
    email: optionalEmail,
    phone: optionalPhone,
    eventDate,
    address: optionalText('Address', 500),
    serviceId: id,
    serviceTitle: z.string().optional(),
    /** Left out, the time is still to be agreed on. */
    startTime: clock.optional(),
    note: optionalText('Note', 2000),
    /** That of the page, where it is not said. */
    language: bookingLanguage.optional(),
    /** Whether to be told when the day frees up, should it be taken. */
    waiting: z.boolean('Waiting is true or false.').default(false),
  })
  .refine(({ email, waiting }) => waiting || isGiven(email), {
    ...always,
    path: ['email'],
    ...required('Email address'),
  })
  .refine(({ phone, waiting }) => waiting || isGiven(phone), {
    ...always,
    path: ['phone'],
    ...required('Phone number'),
  })
  .refine(({ email, phone, waiting }) => !waiting || isGiven(email) || isGiven(phone), {
    ...always,
    path: ['phone'],
    message: oneWayNeeded,
  })
export type BookingInput = z.output<typeof bookingInput>

const isShort = (from: string, until: string) => {
  const minutes = minutesOf(until) - minutesOf(from)
  return minutes > 0 && minutes < 15
}

/** What the owner writes down while somebody is on the phone: one way to reach them is enough. */
export const bookingEntry = formProtection
  .pick({ key: true })
  .extend({
    name: requiredText('Name', 120),
    email: optionalEmail,
    phone: optionalPhone,
    eventDate: anyEventDate,
    address: optionalText('Address', 500),
    serviceId: chosen('a service'),
    /** Left out, the time is still to be agreed on. */
    startTime: clock.optional(),
    /** Left out, it takes as long as the service does; before the start it is on the next day. */
    endTime: clock.optional(),
    /** In taka; left out, it is the one of the service. */
    price: wholeNumber('Price', 1_000_000_000).optional(),
    /** For the owner alone. */
    note: optionalText('Notes', 10_000),
    /** Whether a confirmation goes to the email address. */
    confirm: z.boolean().default(false),
  })
  .superRefine((entry, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (entry.endTime && !entry.startTime) refuse('startTime', 'Enter the start time, too.')
    else if (entry.startTime && entry.endTime && isShort(entry.startTime, entry.endTime))
      refuse('endTime', 'It must last at least 15 minutes.')
    if (!entry.phone && !entry.email) refuse('phone', oneWayNeeded)
    else if (entry.confirm && !entry.email) refuse('email', 'To send a confirmation, enter an email address.')
  })
export type BookingEntry = z.output<typeof bookingEntry>

export const bookingEndpoints = {
  add: endpoint({
    method: 'POST',
    path: '/booking-form',
    access: 'public',
    limit: 'form',
    summary: 'Send a booking request',
    body: bookingInput,
    status: 201,
    reply: createdReply.extend({ data: booked }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/booking-form',
    access: 'user',
    summary:
      'Booking requests: all for the owner, their own for a customer; `search` looks in name, email, phone, address and service; `by` sorts them by when they came or by their event date; `turn` and `situation` narrow them to how they stand',
    query: bookingQuery,
    reply: listReply(shownBooking).extend({ counts: requestCounts, turns: turnCounts }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/booking-form/{id}',
    access: 'user',
    summary:
      'One booking request with its replies and its history, and for the owner what else is asked for around that day',
    params: idParams,
    reply: dataReply(shownBooking).extend({
      replies: z.array(reply),
      /** Oldest first. */
      events: z.array(bookingEvent),
      /** By day; nobody but the owner gets any. */
      around: z.array(nearBooking),
    }),
  }),
  enter: endpoint({
    method: 'POST',
    path: '/booking-entry',
    access: 'owner',
    summary: 'Enter a booking request by hand, as after a phone call',
    body: bookingEntry,
    status: 201,
    reply: createdReply,
  }),
  solve: endpoint({
    method: 'PATCH',
    path: '/solved-booking/{id}',
    access: 'owner',
    summary: 'Mark a booking request as solved',
    params: idParams,
    reply: doneReply,
  }),
  reopen: endpoint({
    method: 'PATCH',
    path: '/pending-booking/{id}',
    access: 'owner',
    summary: 'Mark a booking request as pending again',
    params: idParams,
    reply: doneReply,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/booking-reply/{id}',
    access: 'owner',
    summary: 'Answer a booking request by mail, and mark it as solved if `solve` is true',
    params: idParams,
    body: replyInput,
    status: 201,
    reply: createdReply,
  }),
  notSpam: endpoint({
    method: 'PATCH',
    path: '/not-spam-booking/{id}',
    access: 'owner',
    summary: 'Move a booking request out of spam; its mails go out then',
    params: idParams,
    reply: doneReply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/delete-booking/{id}',
    access: 'owner',
    summary:
      'Delete a booking request with its replies and mails; one with documents or payments stays for the books, without the person',
    params: idParams,
    reply: doneReply,
  }),
  export: endpoint({
    method: 'GET',
    path: '/booking-export',
    access: 'owner',
    summary: 'The list as a file of comma-separated values, newest first',
    query: bookingFilter,
    type: 'text/csv',
    reply: z.string(),
  }),
  count: endpoint({
    method: 'GET',
    path: '/booking-count',
    access: 'user',
    summary: 'How many booking requests there are: all for the owner, their own for a customer',
    reply: countReply,
  }),
}
