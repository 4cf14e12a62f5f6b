import { z } from './zod.ts'

/** Hidden fields of our own forms. Calls without them work as well. */
export const formProtection = z.object({
  /** The idempotency key: a form that is sent several times makes one booking, message or review. */
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'A key has 8 to 64 letters, digits, hyphens or underscores.')
    .optional(),
  /** Signed; says which page the form was on and when it was rendered. */
  token: z.string().max(200).optional(),
  /** A honeypot: hidden from people, so only bots fill it in. */
  website: z.string().optional(),
})
export type FormProtection = z.output<typeof formProtection>
