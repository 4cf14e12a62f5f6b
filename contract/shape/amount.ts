import { tooLarge, belowZero } from './field-refusals.ts'
import { z } from './zod.ts'

/** A hundred crore taka, far below where whole numbers end. */
export const mostPaisa = 1_000_000_000_00

/** Whoever types into a form never hears of paisa. */
const unlessNumber =
  (isNumber: string, otherwise: string) =>
  ({ input }: { input?: unknown }) =>
    typeof input === 'number' ? isNumber : otherwise

/** A sum of money that is more than nothing, in paisa. */
export const amount = z
  .int({
    error: unlessNumber(
      'Amount must be a whole number of paisa.',
      'Enter the amount in taka, such as 85,000.',
    ),
  })
  .min(1, 'Amount must be more than 0.')
  .max(mostPaisa, tooLarge('Amount'))

/** The same where it may be nothing. */
export const price = z
  .int({
    error: unlessNumber('Price must be a whole number of paisa.', 'Enter the price in taka, such as 85,000.'),
  })
  .min(0, belowZero('Price'))
  .max(mostPaisa, tooLarge('Price'))
