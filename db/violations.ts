/** Which rule of the schema a failed write broke, in the same words on both engines. */
const codes = {
  unique: ['23505', 2067, 1555],
  'foreign-key': ['23503', '23001', 787, 1811],
} as const

export function violates(error: unknown, rule: keyof typeof codes) {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return codes[rule].some((known) => known === code || known === errcode)
}
