import { plural, t } from '../../../../language/t.ts'

/** '31 days to go', for a day to come. */
export function countdown(today: string, day: string) {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  if (days < 0) return ''
  return days === 0 ? t('it is today') : plural(days, '{n} day to go', '{n} days to go')
}
