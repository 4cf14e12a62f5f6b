import type { Promises } from '../../../contract/booking/calendar.ts'
import { localDigits } from '../../../language/numbers.ts'
import { plural, t } from '../../../language/t.ts'

type Cancelling = Omit<Promises, 'shortestNotice'>

/** What is refunded after a late cancellation. */
function lateInWords({ cancelNotice, lateNotice, lateKeep }: Cancelling) {
  if (cancelNotice === 0) return ''
  if (lateNotice >= cancelNotice || lateKeep === 100) return t('After that, the advance is not refunded.')
  const part = lateKeep === 50 ? t('half') : t('{n}%', { n: localDigits(100 - lateKeep) })
  if (lateNotice === 0) return t('After that, {part} of the advance is refunded.', { part })
  return t('After that, {part} of the advance is refunded until {days} before, then nothing.', {
    part,
    days: plural(lateNotice, '{n} day', '{n} days'),
  })
}

/** Everything that clients can rely on before they book. */
export function promisesInWords({ shortestNotice, ...cancelling }: Promises) {
  const { cancelNotice } = cancelling
  return [
    shortestNotice === 0
      ? t('Same-day bookings are possible.')
      : plural(shortestNotice, 'Please book at least {n} day ahead.', 'Please book at least {n} days ahead.'),
    cancelNotice === 0
      ? t('Cancellation is free until your day.')
      : plural(
          cancelNotice,
          'Cancellation is free until {n} day before your day.',
          'Cancellation is free until {n} days before your day.',
        ),
    lateInWords(cancelling),
    t('You will hear from me soon.'),
  ]
    .filter(Boolean)
    .join(' ')
}
