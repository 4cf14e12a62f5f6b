import { expect, it } from 'vitest'
import type { Gateway, Outcome, RefundOutcome } from './gateway.ts'
import { knownCode, notPaidCodes } from './not-paid-codes.ts'

it('an outcome is paid, not paid with a documented code, or unknown', () => {
  const outcomes: Outcome[] = [
    { state: 'not-paid', code: 'bkash 2023' },
    { state: 'unknown', why: 'It gave no answer.' },
    // @ts-expect-error A gateway error is no outcome of a payment.
    { state: 'not-paid', code: 'bkash 9999' },
    // @ts-expect-error There is no fourth state.
    { state: 'failed', problem: 'HTTP 500' },
  ]
  const refunds: RefundOutcome[] = [
    { state: 'not-paid-back', code: 'bkash 2026' },
    // @ts-expect-error A refund without an answer may have been paid back.
    { state: 'not-paid-back', code: 'bkash 503' },
  ]
  // @ts-expect-error An outcome must be one of the three states.
  const settle: Gateway['settle'] = async () => undefined
  expect([outcomes, refunds, settle]).toBeDefined()
})

it('codes of bKash that do not clearly say so are not in the list of codes that mean not paid', () => {
  for (const code of [
    '9999',
    '503',
    '2001',
    '2002',
    '2003',
    '2029',
    '2056',
    '2062',
    '2117',
    '',
    'toString',
  ]) {
    expect(knownCode(notPaidCodes, `bkash ${code}`), code).toBeUndefined()
  }
})
