/** Which rule of the schema a failed write broke, in the same words on both engines. */
const codes = {
  unique: ['23505', 2067, 1555],
  'foreign-key': ['23503', '23001', 787, 1811],
  check: ['23514', 275],
} as const

/** SQLite tells only by its words which trigger refused. */
const overlap = 'booking_no_overlap'

/** Whether a booking would take time that is another's. */
export function overlaps(error: unknown) {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return code === '23P01' || message === overlap
}

export function violates(error: unknown, rule: keyof typeof codes) {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (overlaps(error)) return false
  return codes[rule].some((known) => known === code || known === errcode)
}
