/** The moment that a field for a day and an hour means, by the clock of Dhaka: '2026-11-19T10:24'; undefined where it is empty. */
export function momentOf(field: string) {
  if (field === '') return undefined
  const at = Date.parse(`${field}:00+06:00`)
  return Number.isNaN(at) ? field : new Date(at).toISOString()
}
