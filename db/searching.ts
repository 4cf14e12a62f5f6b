import { westernDigits } from '../language/numbers.ts'

/** Text as it is compared in a search: one case, and letters that can be written in two ways in one of them. */
export const fold = (text: string) => text.normalize('NFC').toLowerCase()

/** The digits of a phone number, whichever keyboard typed them and however they are spaced. */
export const digits = (text: string) => westernDigits(text).replace(/\D/g, '')
