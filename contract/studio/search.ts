import { z } from '../shape/zod.ts'
import { endpoint } from '../shape/endpoint.ts'
import { dataReply } from '../shape/envelope.ts'
import { id } from '../shape/fields.ts'

export const foundKinds = ['client', 'booking', 'message', 'service', 'post', 'gallery'] as const

const found = z.object({
  kind: z.enum(foundKinds),
  _id: id,
  title: z.string(),
  /** What tells it from others with the same title: a phone number, a service, a subject. */
  detail: z.string(),
  /** The day that it is about. */
  day: z.iso.date().nullable(),
})
export type Found = z.infer<typeof found>

export const searchEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/studio-search',
    access: 'owner',
    summary: 'The first few clients, bookings, messages, services, posts and galleries that match some words',
    query: z.object({
      search: z
        .string()
        .trim()
        .min(1, 'Type what you are looking for.')
        .max(100, 'Search for at most 100 characters.'),
    }),
    reply: dataReply(z.array(found)),
  }),
}
