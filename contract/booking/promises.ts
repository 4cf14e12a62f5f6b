import type { z } from '../shape/zod.ts'
import { calendarRules } from '../shape/studio-settings.ts'

/** The terms of booking and cancelling that pages show. */
export const promises = calendarRules.pick({
  shortestNotice: true,
  cancelNotice: true,
  lateNotice: true,
  lateKeep: true,
})
export type Promises = z.infer<typeof promises>
