import { z } from 'zod'
import { westernDigits } from '../language/numbers.ts'

/** Hours and minutes of one day, which sort as text: '09:00'. */
export const clock = z
  .string()
  .trim()
  .transform((typed) => westernDigits(typed).padStart(5, '0'))
  .pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time like 09:00.'))

/** '09:30' is 570. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** 570 is '09:30'. */
export const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
