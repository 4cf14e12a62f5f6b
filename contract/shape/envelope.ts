import { z } from './zod.ts'
import { timestamp } from './fields.ts'

const success = z.literal(true)

export const dataReply = <T extends z.ZodType>(data: T) => z.object({ success, data })

/** Lists include the total, so that a pager needs no second call. */
export const listReply = <T extends z.ZodType>(item: T) =>
  z.object({ success, data: z.array(item), total: z.int().min(0) })

export const countReply = dataReply(z.int().min(0))

export const doneReply = z.object({ success, message: z.string() })

/** An update returns the new version, for a form that stays open. */
export const savedReply = doneReply.extend({ data: z.object({ version: timestamp }) })

export const createdReply = z.object({ success, message: z.string(), data: z.object({ _id: z.string() }) })

export const failure = z.object({
  success: z.literal(false),
  error: z.string(),
  /** One sentence for each invalid field. */
  fields: z.record(z.string(), z.string()).optional(),
})
export type Failure = z.infer<typeof failure>
