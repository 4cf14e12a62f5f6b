import { z } from '../shape/zod.ts'
import { id, requiredText, timestamp } from '../shape/fields.ts'
import { formProtection } from '../shape/form-protection.ts'
import { mailState } from '../shape/mail.ts'

/** The owner's answer by mail, and how far that mail has come, unless it was deleted. */
export const reply = z.object({
  _id: id,
  body: z.string(),
  date: timestamp,
  /** The name of its author, only for the owner; empty if no longer known. */
  by: z.string(),
  mail: mailState.nullable(),
})
export type Reply = z.infer<typeof reply>

export const replyInput = formProtection.pick({ key: true }).extend({
  body: requiredText('Reply', 10_000),
  /** Mark the request as solved as well. */
  solve: z.boolean().default(false),
})
export type ReplyInput = z.output<typeof replyInput>
