import { required } from '../shape/field-refusals.ts'
import { z } from '../shape/zod.ts'
import { westernDigits } from '../../language/numbers.ts'

/** Written as operators print it, however it was typed. */
export const transactionId = z
  .string(required('TrxID'))
  .transform((typed) => westernDigits(typed).replace(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9./-]{3,39}$/, 'Enter the TrxID exactly as in the message.'))
