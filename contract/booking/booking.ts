import { required } from '../shape/field-refusals.ts'
import { z } from '../shape/zod.ts'
import { languages } from '../../language/languages.ts'
import { bookingEvent } from './booking-event.ts'
import { situation, situationKinds, situationSummary, turnCounts, turns } from './booking-situation.ts'
import { bookingStatuses } from './booking-status.ts'
import {
  clock,
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
import { endpoint } from '../shape/endpoint.ts'
import { countReply, createdReply, dataReply, doneReply, listReply } from '../shape/envelope.ts'
import { formProtection } from '../shape/form-protection.ts'
import { minutesOf } from '../shape/day-words.ts'
import { requestCounts, requestFilter, requestQuery } from '../shape/paging.ts'
import { reply, replyInput } from './reply.ts'

const oneWayNeeded = 'Enter a phone number or an email address.'

/** Sent by a visitor, or entered by the owner for a client who called. */
const bookingSource = z.enum(['form', 'owner'])
export type BookingSource = z.infer<typeof bookingSource>

/** The language of mails to the client. */
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
  /** How far it has come; `resolved` says whether the owner still has to act. */
  status: z.enum(bookingStatuses),
  /** By the clock of the studio; null while not agreed, and for whole days. */
  startTime: z.string().nullable(),
  /** If the owner has set it; it may be on the next day. */
  endTime: z.string().nullable(),
  /** The client's words with the request. */
  note: z.string(),
  language: bookingLanguage,
  /** 0 is the photographer; another place is another person who can be sent at the same time. */
  place: z.int().min(0),
  /** Until when an offered day is held. */
  heldUntil: timestamp.nullable(),
  resolved: z.boolean(),
  /** When it was marked as solved, if known. */
  resolvedAt: timestamp.nullable(),
  /** Why it was taken for spam, only for the owner; empty if it was not. */
  spamSigns: z.array(z.string()),
  /** When the client's data was erased from it; null if it was not. */
  erasedAt: timestamp.nullable(),
  date: timestamp,
})
export type Booking = z.infer<typeof booking>

/**
 * As part of replies, with its situation. The price in taka is that of its offer, else that of the
 * service at the time of the request; null if neither is known.
 */
export const shownBooking = booking.extend({ price: z.int().nullable(), situation })
export type ShownBooking = z.infer<typeof shownBooking>

/** Another booking on the same day or close to it. */
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
  .extend({ situation: situationSummary })
export type NearBooking = z.infer<typeof nearBooking>

/** By time of request, or by the day of the event. */
const bookingFilter = requestFilter.extend({
  turn: z.enum(turns, 'Turn is owner, client, nobody or ended.').optional(),
  situation: z.enum(situationKinds, 'There is no such situation.').optional(),
})
export type BookingFilter = z.output<typeof bookingFilter>

const bookingQuery = requestQuery.extend(bookingFilter.shape).extend({
  by: z.enum(['received', 'event'], 'By is received or event.').default('received'),
})
export type BookingQuery = z.output<typeof bookingQuery>

/** What the sender gets back: enough to find the request again and to save the date. */
const booked = booking
  .pick({ _id: true, reference: true, email: true, eventDate: true, serviceTitle: true })
  .extend({
    /** The day as an iCalendar file, as in the mail. */
    calendar: z.string(),
    /**
     * Address of the client's page with its key. Null if the same form may have been sent by another person before:
     * then the link is only in the mail.
     */
    path: z.string().nullable(),
  })
export type Booked = z.infer<typeof booked>

/** Runs even if other fields are wrong, so that a form shows all mistakes at once. The input has to be an object. */
const always = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}
const isGiven = (text: unknown) => typeof text !== 'string' || text !== ''

/** The waiting list needs one way to reach a person, a booking needs both. */
export const bookingInput = formProtection
  .extend({
    name: requiredText('Name', 120),
    email: optionalEmail,
    phone: optionalPhone,
    eventDate,
    address: optionalText('Address', 500),
    serviceId: id,
    serviceTitle: z.string().optional(),
    /** If left out, the time is agreed on later. */
    startTime: clock.optional(),
    note: optionalText('Note', 2000),
    /** The language of the page if left out. */
    language: bookingLanguage.optional(),
    /** Join the waiting list if the day is taken. */
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

/** Entered by the owner, perhaps during a call: one way to reach the client is enough. */
export const bookingEntry = formProtection
  .pick({ key: true })
  .extend({
    name: requiredText('Name', 120),
    email: optionalEmail,
    phone: optionalPhone,
    eventDate: anyEventDate,
    address: optionalText('Address', 500),
    serviceId: chosen('a service'),
    /** If left out, the time is agreed on later. */
    startTime: clock.optional(),
    /** If left out, it takes as long as the service. A time before the start is on the next day. */
    endTime: clock.optional(),
    /** In taka; the price of the service if left out. */
    price: wholeNumber('Price', 1_000_000_000).optional(),
    /** Only for the owner. */
    note: optionalText('Notes', 10_000),
    /** Whether to email a confirmation. */
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
      'One booking request with its replies and history, and for the owner other requests around that day',
    params: idParams,
    reply: dataReply(shownBooking).extend({
      replies: z.array(reply),
      /** Oldest first. */
      events: z.array(bookingEvent),
      /** By day; only for the owner. */
      around: z.array(nearBooking),
    }),
  }),
  enter: endpoint({
    method: 'POST',
    path: '/booking-entry',
    access: 'owner',
    summary: 'Enter a booking request by hand, for example after a call',
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
    summary: 'Move a booking request out of spam; its mails are sent then',
    params: idParams,
    reply: doneReply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/delete-booking/{id}',
    access: 'owner',
    summary:
      'Delete a booking request with its replies and mails; if it has documents or payments, it is kept without personal data',
    params: idParams,
    reply: doneReply,
  }),
  export: endpoint({
    method: 'GET',
    path: '/booking-export',
    access: 'owner',
    summary: 'The list as CSV, newest first',
    query: bookingFilter,
    type: 'text/csv',
    reply: z.string(),
  }),
  count: endpoint({
    method: 'GET',
    path: '/booking-count',
    access: 'user',
    summary: 'The number of booking requests: all for the owner, their own for a customer',
    reply: countReply,
  }),
}
