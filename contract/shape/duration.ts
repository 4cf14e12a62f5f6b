import { z } from './zod.ts'

const sentence = 'Duration is day, half-day, or minutes from 15 to 1440.'

/** How long a service takes. Half a day is half of the day's working hours. */
export const duration = z.union(
  [z.literal('day'), z.literal('half-day'), z.int(sentence).min(15, sentence).max(1440, sentence)],
  sentence,
)
export type Duration = z.infer<typeof duration>

/** Parses the stored form. */
export const readDuration = (text: string): Duration =>
  text === 'day' || text === 'half-day' ? text : Number(text)
