import { expect, it } from 'vitest'
import type { ReceiptPaper } from '../../../contract/document.ts'
import type { Language } from '../../../language/languages.ts'
import { inLanguage } from '../../http/language.ts'
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

const wordsOf = (amount: number, language: Language) =>
  inLanguage(language, () => documentSheet(receiptOf(amount, language), null).words)

it('a paper says its sum in words, with the paisa where there are any', () => {
  expect(wordsOf(54_000_000, 'en')).toBe('In words: Taka five lakh forty thousand only')
  expect(wordsOf(54_000_050, 'en')).toBe('In words: Taka five lakh forty thousand and paisa fifty only')
  expect(wordsOf(5, 'en')).toBe('In words: Taka zero and paisa five only')
  expect(wordsOf(54_000_050, 'bn')).toBe('কথায়: পাঁচ লাখ চল্লিশ হাজার টাকা পঞ্চাশ পয়সা মাত্র'.normalize('NFC'))
})
