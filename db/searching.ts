import { westernDigits } from '../language/numbers.ts'

/** Normalizes text for searching: lower case, and one form for letters that can be encoded in two ways. */
export const fold = (text: string) => text.normalize('NFC').toLowerCase()

/** The digits of a phone number, in any script and spacing. */
export const digits = (text: string) => westernDigits(text).replace(/\D/g, '')
