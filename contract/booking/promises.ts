import type { z } from '../shape/zod.ts'
import { calendarRules } from '../shape/studio-settings.ts'

/** What clients may count on, as pages say it. */
export const promises = calendarRules.pick({
  shortestNotice: true,
  cancelNotice: true,
  lateNotice: true,
  lateKeep: true,
})
export type Promises = z.infer<typeof promises>
