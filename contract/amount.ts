import { z } from 'zod'

/** A hundred crore taka, far below where whole numbers end. */
const mostPaisa = 1_000_000_000_00

/** A sum of money that is more than nothing, in paisa. */
export const amount = z
  .int('Amount must be a whole number of paisa.')
  .min(1, 'Amount must be more than 0.')
  .max(mostPaisa, 'Amount is too large.')
