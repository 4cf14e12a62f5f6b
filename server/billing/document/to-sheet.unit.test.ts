import { expect, it } from 'vitest'
import type { InvoicePaper, ReceiptPaper } from '../../../contract/billing/document.ts'
import type { Language } from '../../../language/languages.ts'
import { inLanguage } from '../../platform/http/language.ts'
import type { PaperContext } from './paper-context.ts'
import { documentSheet } from './to-sheet.ts'

const receiptOf = (amount: number, language: Language): ReceiptPaper => ({
  kind: 'receipt',
  number: 'AL-2026-R0001',
  language,
  date: '2026-11-17',
  reference: 'AL-F44BS4',
  from: { name: 'Aloka', address: '', email: '', phone: '' },
  to: { name: 'Nusrat', address: '' },
  service: 'Portraits',
  eventDate: '2026-12-01',
  amount,
  way: 'cash',
  transactionId: null,
  paidAt: '2026-11-17T06:00:00.000Z',
  invoice: null,
  total: null,
  open: null,
})

const context: PaperContext = {
  eventDate: '2026-12-18',
  contact: '01711-000418',
  balanceDueOn: '2999-12-18',
  payments: [],
  ways: [{ way: 'bkash', to: '01711-223344', kind: 'personal' }],
}

const wordsOf = (amount: number, language: Language) =>
  inLanguage(language, () => documentSheet(receiptOf(amount, language), null, context).words)

it('a paper shows its sum in words, with paisa if there are any', () => {
  expect(wordsOf(54_000_000, 'en')).toBe('In words: Taka five lakh forty thousand only')
  expect(wordsOf(54_000_050, 'en')).toBe('In words: Taka five lakh forty thousand and paisa fifty only')
  expect(wordsOf(5, 'en')).toBe('In words: Taka zero and paisa five only')
  expect(wordsOf(54_000_050, 'bn')).toBe('কথায়: পাঁচ লাখ চল্লিশ হাজার টাকা পঞ্চাশ পয়সা মাত্র'.normalize('NFC'))
})

const invoice: InvoicePaper = {
  kind: 'invoice',
  number: 'AL-2026-0011',
  language: 'en',
  date: '2026-11-19',
  reference: 'AL-HFS3N6',
  from: { name: 'Aloka', address: '', email: '', phone: '' },
  to: { name: 'Nusrat', address: 'Dhanmondi' },
  service: 'Wedding',
  eventDate: '2026-12-01',
  lines: [{ text: 'Wedding', detail: '', count: 1, price: 5_700_000 }],
  subtotal: 5_700_000,
  discount: 200_000,
  total: 5_500_000,
  advance: 1_650_000,
  balance: 3_850_000,
  dueOn: '2026-12-01',
  terms: '',
}
const paid = (amount: number) => ({
  amount,
  way: 'bkash' as const,
  paidAt: '2026-11-19T06:00:00.000Z',
  transactionId: null,
})
const invoiceAfter = (...payments: PaperContext['payments']) =>
  inLanguage('en', () => documentSheet(invoice, null, { ...context, payments }))

it('an invoice shows what is due today, how to pay it, and the current day and phone', () => {
  const sheet = invoiceAfter()
  expect(sheet.sums).toEqual([
    ['Subtotal', '৳57,000'],
    ['Discount', '−৳2,000'],
    ['Total', '৳55,000'],
    ['Paid so far', '৳0'],
    ['Balance, due on December 18, 2999', '৳38,500'],
  ])
  expect(sheet.figure).toEqual({ name: 'Due now: the advance', value: '৳16,500' })
  expect(sheet.pay).toEqual([
    ['bKash', '01711-223344 (Send Money)'],
    ['Reference', 'AL-HFS3N6'],
  ])
  expect(sheet.to).toEqual(['Nusrat', 'Dhanmondi', '01711-000418'])
  expect(sheet.facts).toContainEqual(['Day of the shoot', 'December 18, 2026'])
})

it('after the advance the balance is due; after the balance nothing is due', () => {
  const after = invoiceAfter(paid(1_650_000))
  expect(after.sums.at(-1)).toEqual(['Paid on November 19, 2026, bKash', '−৳16,500'])
  expect(after.figure).toEqual({ name: 'Balance, due on December 18, 2999', value: '৳38,500' })
  const done = invoiceAfter(paid(1_650_000), paid(3_850_000))
  expect([done.figure, done.pay, done.words]).toEqual([{ name: 'Balance', value: '৳0' }, [], ''])
})

it('a receipt names its purpose', () => {
  for (const [text, changes, before] of [
    ['Advance for Portraits', { amount: 1650, total: 5500, open: 3850 }, '0'],
    ['Part payment for Portraits', { amount: 1000, total: 5500, open: 4500 }, '0'],
    ['Balance for Portraits', { amount: 3850, total: 5500, open: 0 }, '16.50'],
    ['Payment for Portraits', { amount: 5500, total: 5500, open: 0 }, '0'],
  ] as const) {
    const paper = { ...receiptOf(0, 'en'), advance: 1650, ...changes }
    const sheet = inLanguage('en', () => documentSheet(paper, null, context))
    expect(sheet.rows[0]!.text, text).toBe(text)
    expect(sheet.sums[1], text).toEqual(['Paid before', `৳${before}`])
  }
})
