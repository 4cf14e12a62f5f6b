import { expect, it } from 'vitest'
import { readOperatorSms } from './operator-sms.ts'

const bkash =
  'You have received Tk 500.00 from 01533817247. Fee Tk 0.00. Balance Tk 1,117.78. TrxID CJU0PZQ3U6 at 30/10/2025 21:02'

it('reads the messages of the operators', () => {
  for (const [sms, [way, amount, sender, transactionId, paidAt]] of [
    [bkash, ['bkash', 50_000, '01533817247', 'CJU0PZQ3U6', '2025-10-30T21:02']],
    [
      'You have received Tk 17,600.00 from 01700000112. Ref AL-7K3F9Q. Fee Tk 0.00. Balance Tk 41,212.50. TrxID 9KD4M7QX2B at 19/11/2026 10:24',
      ['bkash', 1_760_000, '01700000112', '9KD4M7QX2B', '2026-11-19T10:24'],
    ],
    [
      'bKash: You have received payment Tk 1,20,000.50 from 01700000112. TrxID AB12CD34EF at 01/02/2026 00:05',
      ['bkash', 12_000_050, '01700000112', 'AB12CD34EF', '2026-02-01T00:05'],
    ],
    [
      'আপনি 01533817247 থেকে ৫০০.০০ টাকা পেয়েছেন। বিকাশ ব্যালেন্স ৳১,১১৭.৭৮। TrxID CJU0PZQ3U6, ৩০/১০/২০২৫ ২১:০২',
      ['bkash', 50_000, '01533817247', 'CJU0PZQ3U6', '2025-10-30T21:02'],
    ],
    [
      'Money Received.\nAmount: Tk 1500.00\nSender: 01711000000\nRef: N/A\nTxnID: 72MLTGFI\nBalance: Tk 2,345.10\n15/11/2026 18:45',
      ['nagad', 150_000, '01711000000', '72MLTGFI', '2026-11-15T18:45'],
    ],
    [
      'Nagad: Received Tk 2000 from +8801811000000. Trx ID 71ABCDEF at 15/11/26 6:45 PM',
      ['nagad', 200_000, '01811000000', '71ABCDEF', '2026-11-15T18:45'],
    ],
    [
      'নগদ: টাকা ২,০০০.০০ পেয়েছেন। প্রেরক: ০১৮১১০০০০০০ লেনদেন আইডি: 71ABCDEF',
      ['nagad', 200_000, '01811000000', '71ABCDEF', undefined],
    ],
    [
      'Tk500.00 received from A/C:017110000005 Fee:Tk0 Your A/C Balance: Tk1,500.00 TxnId:4829175630 Date:16-NOV-26 09:02:11 pm. Download Rocket app',
      ['rocket', 50_000, '017110000005', '4829175630', '2026-11-16T21:02'],
    ],
    [
      'Tk 3,000.00 received from A/C 01911000000. TxnId: 482917563 Date: 16-NOV-2026 12:10:00 AM',
      ['rocket', 300_000, '01911000000', '482917563', '2026-11-16T00:10'],
    ],
  ] as const) {
    expect(readOperatorSms(sms), sms).toEqual({ way, amount, sender, transactionId, paidAt })
  }
})

it('returns what it finds and leaves out the rest', () => {
  expect(readOperatorSms('TrxID CJU0PZQ3U6')).toMatchObject({ way: 'bkash', transactionId: 'CJU0PZQ3U6' })
  expect(readOperatorSms('Tk 700 came in')).toMatchObject({ amount: 70_000 })
  expect(Object.values(readOperatorSms('See you on Friday!')).filter(Boolean)).toEqual([])
  expect(Object.values(readOperatorSms('')).filter(Boolean)).toEqual([])
  expect(readOperatorSms(`TrxID CJU0PZQ3U6 at 45/19/2025 21:02`).paidAt).toBe(undefined)
})

it('is not slowed down by a message made to slow it down', () => {
  expect(Object.values(readOperatorSms('tk '.repeat(50_000))).filter(Boolean)).toEqual([])
  expect(readOperatorSms('1,'.repeat(50_000)).transactionId).toBe(undefined)
})
