import { z } from '../shape/zod.ts'
import { id, requiredText, timestamp } from '../shape/fields.ts'
import { formProtection } from '../shape/form-protection.ts'
import { mailState } from '../shape/mail.ts'

/** What the owner answered by mail, and how far that mail has come, unless it is deleted. */
export const reply = z.object({
  _id: id,
  body: z.string(),
  date: timestamp,
  /** The name of whoever wrote it, for the owner alone; empty where that is not known any more. */
  by: z.string(),
  mail: mailState.nullable(),
})
export type Reply = z.infer<typeof reply>

export const replyInput = formProtection.pick({ key: true }).extend({
  body: requiredText('Reply', 10_000),
  /** Settles what is answered in the same act. */
  solve: z.boolean().default(false),
})
export type ReplyInput = z.output<typeof replyInput>
