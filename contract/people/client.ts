import { z } from '../shape/zod.ts'
import { bookingEvent } from '../booking/booking-event.ts'
import { endpoint } from '../shape/endpoint.ts'
import { doneReply, listReply } from '../shape/envelope.ts'
import { id, idParams, timestamp } from '../shape/fields.ts'
import { galleryStatuses } from '../gallery/gallery-acts.ts'
import { listQuery, searchWords } from '../shape/paging.ts'

/** Somebody with a booking that was not erased. Sums are paisa, of all their bookings. */
export const client = z.object({
  /** What the page of the person is found by. */
  _id: id,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  bookings: z.int().min(1),
  since: timestamp,
  /** The next day of theirs, or else the last one. */
  day: z.iso.date(),
  /** Null where nothing was agreed on. */
  agreed: z.int().nullable(),
  paid: z.int(),
  /** What of the balance is due by today. */
  dueNow: z.int(),
  balance: z.int(),
  lastContact: z.object({
    actor: bookingEvent.shape.actor,
    what: z.enum([...bookingEvent.shape.what.options, 'message', 'reply', 'payment', 'selection']),
    date: timestamp,
  }),
  /** The newest one. */
  gallery: z.object({ _id: id, title: z.string(), status: z.enum(galleryStatuses) }).nullable(),
})
export type Client = z.infer<typeof client>

export const clientOrders = ['contact', 'name', 'owes', 'day'] as const
export const clientGroups = ['owing', 'coming'] as const

const clientQuery = listQuery.omit({ sort: true }).extend({
  search: searchWords,
  group: z.enum(clientGroups, 'Group is owing or coming.').optional(),
  by: z.enum(clientOrders, 'By is contact, name, owes or day.').default('contact'),
})
export type ClientQuery = z.output<typeof clientQuery>

/** Of all that the words find, whichever group the list is narrowed to. */
const clientCounts = z.object({
  all: z.int(),
  owing: z.int(),
  coming: z.int(),
  /** In paisa, of all of them together. */
  dueNow: z.int(),
})
export type ClientCounts = z.infer<typeof clientCounts>

export const erasure = z.object({
  /** Typed by hand, so that nobody erases a person by one click. */
  name: z.string({ error: 'Type the name to confirm.' }),
  reviews: z.enum(['remove', 'keep'], 'Choose what happens to the reviews.').default('keep'),
})
export type Erasure = z.output<typeof erasure>

export const clientEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/clients',
    access: 'owner',
    summary:
      'Everybody with a booking: their next or last day, what they owe today, the last contact and gallery; `search` looks in name, phone, email and reference; `group` narrows them to those who owe something today or have a day to come',
    query: clientQuery,
    reply: listReply(client).extend({ counts: clientCounts }),
  }),
  erase: endpoint({
    method: 'DELETE',
    path: '/delete-client/{id}',
    access: 'owner',
    summary:
      'Erase a person by the id of anything that is theirs: bookings, messages, galleries, mails and accounts; documents and payments stay without the person',
    params: idParams,
    body: erasure,
    reply: doneReply,
  }),
}
