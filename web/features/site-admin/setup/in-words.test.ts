import { expect, it } from 'vitest'
import { usualHours, usualPayments } from '../../../../contract/studio-settings.ts'
import { daysInWords, paymentsInWords } from './in-words.ts'

it('says days and hours as people do', () => {
  expect(daysInWords(usualHours)).toBe('Every day, 9 AM to 9 PM')
  expect(daysInWords({ days: [0, 2, 3, 4, 5, 6], from: '00:30', until: '12:00' })).toBe(
    'Monday off, 12:30 AM to 12 PM',
  )
})

it('says how the studio is paid', () => {
  expect(paymentsInWords(usualPayments)).toBe('cash; 30 % advance')
  const bkash = { on: true, number: '01700-000245' }
  expect(paymentsInWords({ ...usualPayments, bkash, cash: false })).toBe('bKash; 30 % advance')
})
