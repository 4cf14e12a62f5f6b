import { z } from '../shape/zod.ts'
import { clock, eventDate, idParams, optionalText } from '../shape/fields.ts'
import { endpoint } from '../shape/endpoint.ts'
import { doneReply } from '../shape/envelope.ts'

/** If left out, both stay as requested. */
export const agreedTime = z.object({
  eventDate: eventDate.optional(),
  startTime: clock.optional(),
  /** Another place is another person who can be sent while the photographer is booked. */
  place: z.int('Place must be a whole number.').min(0).max(9, 'There can be at most ten places.').optional(),
})
export type AgreedTime = z.output<typeof agreedTime>

export const movedTime = agreedTime.extend({ eventDate })

/** The owner moves a booking at once or asks the client first. A closed or taken day needs 'anyway'. */
export const moveInput = movedTime.extend({
  ask: z.boolean('Ask is true or false.').default(false),
  anyway: z.boolean('Anyway is true or false.').default(false),
  /** Sent to the client with the question. */
  message: optionalText('Message', 2000),
})

/** Sent to the client with the mail. */
export const wordToClient = z.object({ message: optionalText('Message', 2000) })

/** The client's answer to a day that became free and is held for them. */
export const holdAnswer = z.object({
  /** The secret of the link in their mail. */
  key: z.string().max(200),
  answer: z.enum(['accept', 'release'], 'Answer is accept or release.'),
})
export type HoldAnswer = z.output<typeof holdAnswer>

const change = { method: 'PATCH', access: 'owner', params: idParams, reply: doneReply } as const

/** Changes of a booking's status. Each is refused if the booking has changed in the meantime. */
export const bookingStateEndpoints = {
  confirm: endpoint({
    ...change,
    path: '/confirm-booking/{id}',
    summary: 'Confirm a booking; refused if its time overlaps another held or confirmed one',
    body: agreedTime,
  }),
  decline: endpoint({
    ...change,
    path: '/decline-booking/{id}',
    summary: 'Decline a request',
    body: wordToClient,
  }),
  cancel: endpoint({
    ...change,
    path: '/cancel-booking/{id}',
    summary: 'Cancel a booking; its day becomes free',
    body: wordToClient,
  }),
  move: endpoint({
    ...change,
    path: '/move-booking/{id}',
    summary:
      'Move a booking to another day or time; `ask` proposes it to the client, while the old day stays and the new one is held; closed and taken days are refused unless `anyway` is true',
    body: moveInput,
  }),
  remind: endpoint({
    ...change,
    path: '/remind-client/{id}',
    summary:
      'Email the client of an offer that waits for them, with the link to their page; once in 24 hours, and only with a mail server',
    body: wordToClient,
  }),
  done: endpoint({
    ...change,
    path: '/done-booking/{id}',
    summary: 'Mark the shoot as done',
  }),
  answerHold: endpoint({
    method: 'PATCH',
    path: '/held-day/{reference}',
    access: 'public',
    limit: 'form',
    summary: 'Accept or give up a day that became free, with the key in the mail about it',
    params: z.object({ reference: z.string().max(64) }),
    body: holdAnswer,
    reply: doneReply,
  }),
}
