import { z } from '../shape/zod.ts'
import { bookingEvent } from '../booking/booking-event.ts'
import { endpoint } from '../shape/endpoint.ts'
import { doneReply, listReply } from '../shape/envelope.ts'
import { id, idParams, timestamp } from '../shape/fields.ts'
import { galleryStatuses } from '../gallery/gallery-acts.ts'
import { listQuery, searchWords } from '../shape/paging.ts'

/** A person with at least one booking that was not erased. Amounts are paisa, summed over all their bookings. */
export const client = z.object({
  /** Identifies the person's page. */
  _id: id,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  bookings: z.int().min(1),
  since: timestamp,
  /** Their next day, or else their last one. */
  day: z.iso.date(),
  /** Null if nothing was agreed. */
  agreed: z.int().nullable(),
  paid: z.int(),
  /** The part of the balance that is due by today. */
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

/** Of all clients that match the search, whatever the group filter. */
const clientCounts = z.object({
  all: z.int(),
  owing: z.int(),
  coming: z.int(),
  /** Sum over all of them, in paisa. */
  dueNow: z.int(),
})
export type ClientCounts = z.infer<typeof clientCounts>

export const erasure = z.object({
  /** Typed, so that a person is not erased by a stray click. */
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
      'Erase a person by the id of anything of theirs: bookings, messages, galleries, mails and accounts; documents and payments are kept without personal data',
    params: idParams,
    body: erasure,
    reply: doneReply,
  }),
}
