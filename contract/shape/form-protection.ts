import { z } from './zod.ts'

/** What our own forms send beside what was typed. A bare call has none of it and works all the same. */
export const formProtection = z.object({
  /** The idempotency key: however often one filling of a form is sent, it makes one booking, message or review. */
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'A key has 8 to 64 letters, digits, hyphens or underscores.')
    .optional(),
  /** Says which page the form was on, and when that was made. */
  token: z.string().max(200).optional(),
  /** A honeypot: hidden from people, so whoever fills it in fills in everything. */
  website: z.string().optional(),
})
export type FormProtection = z.output<typeof formProtection>
