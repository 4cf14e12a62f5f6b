import { createHash } from 'node:crypto'
import { westernDigits } from '../language/numbers.ts'

/** Normalizes text for searching: lower case, and one form for letters that can be encoded in two ways. */
export const fold = (text: string) => text.normalize('NFC').toLowerCase()

/** The digits of a phone number, in any script and spacing. */
export const digits = (text: string) => westernDigits(text).replace(/\D/g, '')

/** A sort key in natural order: 'IMG_9.jpg' before 'IMG_10.jpg'. */
export const naturalKey = (name: string) =>
  name.toLowerCase().replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(20, '0'))

/** Stored with a translation, to find out later whether its original has changed. */
export const hashOf = (original: string) =>
  createHash('sha256').update(original.normalize('NFC')).digest('base64url').slice(0, 22)
