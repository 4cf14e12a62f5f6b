import { z } from './zod.ts'
import { westernDigits } from '../../language/numbers.ts'

/** Hours and minutes of one day, which sort as text: '09:00'. */
export const clock = z
  .string()
  .trim()
  .transform((typed) => westernDigits(typed).padStart(5, '0'))
  .pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time as 09:00.'))
