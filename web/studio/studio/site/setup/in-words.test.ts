import { expect, it } from 'vitest'
import { usualPayments } from '../../../../../contract/shape/studio-settings.ts'
import { paymentsInWords } from './in-words.ts'

it('lists the accepted ways to pay', () => {
  expect(paymentsInWords(usualPayments)).toBe('cash; 30% advance')
  const bkash = { on: true, number: '01700-000245' }
  expect(paymentsInWords({ ...usualPayments, bkash, cash: false })).toBe('bKash; 30% advance')
})
