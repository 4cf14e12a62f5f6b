import type { z } from './zod.ts'
import { calendarRules } from './studio-settings.ts'

/** What clients may count on, as pages say it. */
export const promises = calendarRules.pick({
  shortestNotice: true,
  cancelNotice: true,
  lateNotice: true,
  lateKeep: true,
})
export type Promises = z.infer<typeof promises>
