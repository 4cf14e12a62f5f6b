import { isFree } from '../../../contract/shape/day-words.ts'
import { formatLongDay } from '../../../contract/shape/dates.ts'
import type { Duration } from '../../../contract/shape/fields.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import { currentLanguage } from '../../../language/current.ts'
import { type Sentence, t } from '../../../language/t.ts'
import { conflict } from '../../platform/http/errors.ts'
import { readCalendar } from './calendar.queries.ts'
import { bookableDays, freeDays } from './free-days.ts'

const mostShown = 3
/** Days further ahead are not offered as alternatives. */
const reachDays = 120

/** The first free days from a day on. */
export async function nextFreeDays(db: Db, duration: Duration, from: string) {
  const calendar = await readCalendar(db, from, addDays(from, reachDays))
  const { first } = bookableDays(calendar)
  const start = from > first ? from : first
  const found: string[] = []
  for (const day of freeDays(calendar, duration, start, addDays(from, reachDays))) {
    if (isFree(day)) found.push(day.date)
    if (found.length === mostShown) break
  }
  return found
}

/** The day is booked, the owner has closed it, or only the requested time is not free. */
export type RefusalReason = 'taken' | 'closed' | 'time'

const sentences: Record<RefusalReason, Sentence> = {
  taken: '{day} is already taken.',
  closed: '{day} cannot be booked.',
  time: 'This time on {day} is not free.',
}
const sentencesWithDays: Record<RefusalReason, Sentence> = {
  taken: '{day} is already taken. The next free days are {days}.',
  closed: '{day} cannot be booked. The next free days are {days}.',
  time: 'This time on {day} is not free. The next free days are {days}.',
}

const listFormats = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  bn: new Intl.ListFormat('bn', { type: 'conjunction' }),
}

/** The error for a day that is not free, with the next free days. */
export async function dayConflict(db: Db, why: RefusalReason, date: string, duration: Duration) {
  const next = await nextFreeDays(db, duration, why === 'time' ? date : addDays(date, 1))
  const day = formatLongDay(date)
  const days = listFormats[currentLanguage()].format(next.map(formatLongDay))
  const sentence = next.length > 0 ? sentencesWithDays[why] : sentences[why]
  return conflict(t<Sentence>(sentence, { day, days } as never), 'eventDate')
}
