import { z } from '../shape/zod.ts'
import { endpoint } from '../shape/endpoint.ts'
import { booking } from '../booking/booking.ts'
import { languages } from '../../language/languages.ts'
import { dataReply, doneReply } from '../shape/envelope.ts'
import { id, timestamp } from '../shape/fields.ts'
import { message } from '../booking/message.ts'
import { review } from '../portfolio/review.ts'

/** Everything the site stores about a person, for them to download. */
export const myData = z.object({
  account: z.object({
    uid: id,
    name: z.string(),
    email: z.string(),
    photoURL: z.string(),
    language: z.enum(languages),
    since: timestamp,
  }),
  reviews: z.array(review),
  bookings: z.array(booking),
  messages: z.array(message),
  /** The owner's answers to their bookings and messages. */
  replies: z.array(z.object({ requestId: id, body: z.string(), date: timestamp })),
  /** What they wrote on the pages of their bookings. */
  written: z.array(z.object({ requestId: id, body: z.string(), date: timestamp })),
})
export type MyData = z.infer<typeof myData>

export const accountRemoval = z.object({
  /** Typed, so that an account is not deleted by a stray click. */
  confirm: z.string({ error: 'Type your email address to confirm.' }),
  /** Required for accounts that have a password. */
  password: z.string().optional(),
  reviews: z.enum(['remove', 'keep'], 'Choose what happens to your reviews.'),
  requests: z.enum(['erase', 'keep'], 'Choose what happens to your bookings and messages.').default('keep'),
})
export type AccountRemoval = z.output<typeof accountRemoval>

export const accountEndpoints = {
  myData: endpoint({
    method: 'GET',
    path: '/my-data',
    access: 'user',
    summary: 'All data that is stored about the signed-in user',
    reply: dataReply(myData),
  }),
  removeAccount: endpoint({
    method: 'DELETE',
    path: '/my-account',
    access: 'user',
    limit: 'sign-in',
    summary:
      'Delete the account of the signed-in user; reviews are removed or stay without a name, bookings and messages are erased or stay',
    body: accountRemoval,
    reply: doneReply,
  }),
}
