import { z } from 'zod'
import { id, requiredText, timestamp } from './fields.ts'
import { formProtection } from './form-protection.ts'
import { mailState } from './mail.ts'

/** What the owner answered by mail, and how far that mail has come, unless it is deleted. */
export const reply = z.object({ _id: id, body: z.string(), date: timestamp, mail: mailState.nullable() })
export type Reply = z.infer<typeof reply>

export const replyInput = formProtection.pick({ key: true }).extend({ body: requiredText('Reply', 10_000) })
export type ReplyInput = z.output<typeof replyInput>
