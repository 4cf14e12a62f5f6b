/** Which rule of the schema a failed write broke, in the same words on both engines. */
const codes = {
  unique: ['23505', 2067, 1555],
  'foreign-key': ['23503', '23001', 787, 1811],
  check: ['23514', 275],
} as const

/** SQLite tells only by its words which trigger refused. */
const overlap = 'booking_no_overlap'
const rowIsThere = 'row_is_there'
const exceeded = 'refundable_exceeded'

/** Whether a booking would take time that is another's. */
export function overlaps(error: unknown) {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return code === '23P01' || message === overlap
}

/** Whether more would go back of a payment than came. */
export const exceedsPayment = (error: unknown) => (error as { message?: unknown }).message === exceeded

export function violates(error: unknown, rule: keyof typeof codes) {
  const { code, errcode, message } = error as { code?: unknown; errcode?: unknown; message?: unknown }
  if (overlaps(error) || exceedsPayment(error)) return false
  if (message === rowIsThere) return rule === 'unique'
  return codes[rule].some((known) => known === code || known === errcode)
}
