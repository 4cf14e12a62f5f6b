import { expect, it } from 'vitest'
import type { Gateway, Outcome, RefundOutcome } from './gateway.ts'
import { listed, notPaidCodes } from './not-paid.ts'

it('a gateway can say paid, not paid with a documented code, or unknown, and nothing else', () => {
  const outcomes: Outcome[] = [
    { state: 'not-paid', code: 'bkash 2023' },
    { state: 'unknown', why: 'It gave no answer.' },
    // @ts-expect-error A fault of the gateway is no outcome of a payment.
    { state: 'not-paid', code: 'bkash 9999' },
    // @ts-expect-error There is no fourth one.
    { state: 'failed', problem: 'HTTP 500' },
  ]
  const refunds: RefundOutcome[] = [
    { state: 'not-paid-back', code: 'bkash 2026' },
    // @ts-expect-error A refund without an answer may have gone.
    { state: 'not-paid-back', code: 'bkash 503' },
  ]
  // @ts-expect-error An answer has to be one of the three.
  const settle: Gateway['settle'] = async () => undefined
  expect([outcomes, refunds, settle]).toBeDefined()
})

it.each(['9999', '503', '2001', '2002', '2003', '2029', '2056', '2062', '2117', '', 'toString'])(
  'bKash %s is not in the list of codes that mean not paid',
  (code) => expect(listed(notPaidCodes, `bkash ${code}`)).toBeUndefined(),
)
