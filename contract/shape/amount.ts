import { tooLarge, belowZero } from './field-refusals.ts'
import { z } from './zod.ts'

/** 100 crore taka, far below the largest safe integer. */
export const mostPaisa = 1_000_000_000_00

/** People type taka into forms and should not read about paisa. */
const unlessNumber =
  (isNumber: string, otherwise: string) =>
  ({ input }: { input?: unknown }) =>
    typeof input === 'number' ? isNumber : otherwise

/** An amount above zero, in paisa. */
export const amount = z
  .int({
    error: unlessNumber(
      'Amount must be a whole number of paisa.',
      'Enter the amount in taka, such as 85,000.',
    ),
  })
  .min(1, 'Amount must be more than 0.')
  .max(mostPaisa, tooLarge('Amount'))

/** The same, but it may be zero. */
export const price = z
  .int({
    error: unlessNumber('Price must be a whole number of paisa.', 'Enter the price in taka, such as 85,000.'),
  })
  .min(0, belowZero('Price'))
  .max(mostPaisa, tooLarge('Price'))
