import { z } from './zod.ts'

const sentence = 'Duration is day, half-day, or minutes from 15 to 1440.'

/** How much of a day a service takes. Half a day is half of the hours that are worked on it. */
export const duration = z.union(
  [z.literal('day'), z.literal('half-day'), z.int(sentence).min(15, sentence).max(1440, sentence)],
  sentence,
)
export type Duration = z.infer<typeof duration>

/** As it is stored. */
export const readDuration = (text: string): Duration =>
  text === 'day' || text === 'half-day' ? text : Number(text)
