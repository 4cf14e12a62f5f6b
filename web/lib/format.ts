import { firstCharacters } from '../../contract/shape/excerpt.ts'
import { formatPaisa, paisaOf, plainAmount } from '../../contract/shape/money.ts'
import { formatNumber } from '../../language/numbers.ts'

/** 1,20,000: whole taka, grouped the South Asian way. */
export const groupDigits = (amount: number) => formatNumber(amount, 0)

/** '৳1,20,000' */
export const taka = (amount: number) => formatPaisa(paisaOf(amount))

/** The first characters, with a tail where something was cut. */
export function excerpt(text: string, length: number, tail: string) {
  const cut = firstCharacters(text, length)
  return cut.length < text.length ? cut.trimEnd() + tail : text
}

export const cardExcerpt = (details: string) => excerpt(details, 100, '…')

/** '4.0', '4.6' */
export const oneDecimal = (rating: number) => formatNumber(rating, 1)

/** '85,000', as somebody would type it. */
export const takaDigits = (paisa: number) => formatPaisa(paisa).replace('৳', '')

/** Grouped as prices are shown, once it is a number. */
export function groupedPrice(typed: string) {
  const plain = plainAmount(typed)
  return /^\d{1,12}$/.test(plain) ? groupDigits(Number(plain)) : typed
}
