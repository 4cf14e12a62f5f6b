import { z } from '../shape/zod.ts'
import { endpoint } from '../shape/endpoint.ts'
import { dataReply, savedReply } from '../shape/envelope.ts'
import { idParams, optionalText, timestamp } from '../shape/fields.ts'

/** The owner's private note about a booking or a message. */
const note = z.object({
  body: z.string(),
  /** Null until something was written. */
  version: timestamp.nullable(),
})
export type Note = z.infer<typeof note>

export const noteInput = z.object({
  body: optionalText('Notes', 10_000),
  /** The version that was edited; null for a new note. Without it, the last one to save wins. */
  version: timestamp.nullish(),
})
export type NoteInput = z.output<typeof noteInput>

const read = { method: 'GET', access: 'owner', params: idParams, reply: dataReply(note) } as const
const write = {
  method: 'PUT',
  access: 'owner',
  params: idParams,
  body: noteInput,
  reply: savedReply,
} as const

export const noteEndpoints = {
  ofBooking: endpoint({
    ...read,
    path: '/booking-note/{id}',
    summary: 'The owner’s private notes about a booking request',
  }),
  saveOfBooking: endpoint({
    ...write,
    path: '/booking-note/{id}',
    summary: 'Save the private notes about a booking request',
  }),
  ofMessage: endpoint({
    ...read,
    path: '/contact-note/{id}',
    summary: 'The owner’s private notes about a message',
  }),
  saveOfMessage: endpoint({
    ...write,
    path: '/contact-note/{id}',
    summary: 'Save the private notes about a message',
  }),
}
