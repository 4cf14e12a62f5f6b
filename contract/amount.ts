import { z } from 'zod'

/** A hundred crore taka, far below where whole numbers end. */
export const mostPaisa = 1_000_000_000_00

/** A sum of money that is more than nothing, in paisa. */
export const amount = z
  .int('Amount must be a whole number of paisa.')
  .min(1, 'Amount must be more than 0.')
  .max(mostPaisa, 'Amount is too large.')

/** The same where it may be nothing. */
export const price = z
  .int('Price must be a whole number of paisa.')
  .min(0, 'Price cannot be below 0.')
  .max(mostPaisa, 'Price is too large.')
