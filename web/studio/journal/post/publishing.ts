import { dayInDhaka, momentInDhaka, timeInDhaka } from '../../../../contract/shape/dates.ts'
import type { Post, PostInput } from '../../../../contract/journal/post.ts'
import { t } from '../../../../language/t.ts'

/** The choice in the form: now, at a moment, not yet, or unchanged. */
export type When = 'now' | 'at' | 'draft' | 'keep'

export interface Publishing {
  when: When
  /** Day and time in Dhaka, for `at`. */
  day: string
  time: string
}

export const publishNow: Publishing = { when: 'now', day: '', time: '' }

export function publishingOf({ status, publishedAt }: Pick<Post, 'status' | 'publishedAt'>): Publishing {
  if (publishedAt === null) return { ...publishNow, when: 'draft' }
  const at = new Date(publishedAt)
  return { when: status === 'scheduled' ? 'at' : 'keep', day: dayInDhaka(at), time: timeInDhaka(at) }
}

const dayMs = 86_400_000

/** The default of a schedule: tomorrow morning. */
export const tomorrowMorning = () => ({ day: dayInDhaka(new Date(Date.now() + dayMs)), time: '09:00' })

/** The chosen moment, or null while day or time is missing. */
export function momentOf({ day, time }: Pick<Publishing, 'day' | 'time'>) {
  const whole = /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d$/.test(time)
  return whole ? momentInDhaka(day, time) : null
}

/** As the API takes it; a missing moment is refused by the schema. */
export function publishedAtOf(publishing: Publishing): PostInput['publishedAt'] {
  if (publishing.when === 'keep') return undefined
  if (publishing.when === 'draft') return null
  return publishing.when === 'now' ? 'now' : (momentOf(publishing) ?? '')
}

export const isToCome = (moment: string | null) => moment !== null && Date.parse(moment) > Date.now()

/** The text of the button. */
export function saveVerb(publishing: Publishing) {
  if (publishing.when === 'draft') return t('Save draft')
  if (publishing.when === 'keep') return t('Save post')
  const later = publishing.when === 'at' && isToCome(momentOf(publishing))
  return later ? t('Schedule post') : t('Publish post')
}
