import { expect, it } from 'vitest'
import { defaultStudio } from '../../../contract/shape/studio-settings.ts'
import { promisesInWords } from './promise-words.ts'

const { calendar } = defaultStudio

it('rules read as one promise', () => {
  for (const [rules, words] of [
    [
      {},
      'Please book at least 2 days ahead. Cancellation is free until 14 days before your day. After that, half of the advance is refunded until 3 days before, then nothing. You will hear from me soon.',
    ],
    [
      { shortestNotice: 0, lateKeep: 70, lateNotice: 1 },
      'Same-day bookings are possible. Cancellation is free until 14 days before your day. After that, 30% of the advance is refunded until 1 day before, then nothing. You will hear from me soon.',
    ],
    [
      { shortestNotice: 1, cancelNotice: 7, lateNotice: 7 },
      'Please book at least 1 day ahead. Cancellation is free until 7 days before your day. After that, the advance is not refunded. You will hear from me soon.',
    ],
    [
      { cancelNotice: 1, lateNotice: 0 },
      'Please book at least 2 days ahead. Cancellation is free until 1 day before your day. After that, half of the advance is refunded. You will hear from me soon.',
    ],
    [
      { cancelNotice: 0, lateNotice: 0 },
      'Please book at least 2 days ahead. Cancellation is free until your day. You will hear from me soon.',
    ],
  ] as const) {
    expect(promisesInWords({ ...calendar, ...rules }), words).toBe(words)
  }
})
