import { expect, it } from 'vitest'
import { usualPayments } from '../../../../../contract/shape/studio-settings.ts'
import { paymentsInWords } from './last-step.tsx'
import { nameOfStudio } from './steps.tsx'

it.each([
  ['Nila Rahman', 'Chhaya', 'Photography', 'Chhaya'],
  ['Nila Rahman', '', 'Photography', 'Nila Rahman'],
  ['Nila Rahman', 'Chhaya photography ', 'Photography', 'Chhaya'],
  ['Nila Rahman', 'Photography', 'Photography', 'Photography'],
  ['Nila Rahman', 'Chhaya Photography', '', 'Chhaya Photography'],
])('the studio of %s, typed as “%s”, is called by its name alone', (owner, brand, trade, name) => {
  expect(nameOfStudio({ owner, brand }, trade)).toBe(name)
})

it('lists the accepted ways to pay', () => {
  expect(paymentsInWords(usualPayments)).toBe('cash; 30% advance')
  const bkash = { on: true, number: '01700-000245' }
  expect(paymentsInWords({ ...usualPayments, bkash, cash: false })).toBe('bKash; 30% advance')
})
