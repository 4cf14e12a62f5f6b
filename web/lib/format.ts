import { firstCharacters } from '../../contract/shape/excerpt.ts'
import { formatPaisa, paisaOf, plainAmount } from '../../contract/shape/money.ts'
import { formatNumber } from '../../language/numbers.ts'

/** 1,20,000: whole taka with South Asian grouping. */
export const groupDigits = (amount: number) => formatNumber(amount, 0)

/** '৳1,20,000' */
export const taka = (amount: number) => formatPaisa(paisaOf(amount))

/** The first characters, with an ending where the text was cut. */
export function excerpt(text: string, length: number, tail: string) {
  const cut = firstCharacters(text, length)
  return cut.length < text.length ? cut.trimEnd() + tail : text
}

export const cardExcerpt = (details: string) => excerpt(details, 100, '…')

/** '4.0', '4.6' */
export const oneDecimal = (rating: number) => formatNumber(rating, 1)

/** The digits of an amount in paisa, as typed into a field for taka: '85,000'. */
export const takaDigits = (paisa: number) => formatPaisa(paisa).replace('৳', '')

/** Groups the digits of a typed price; anything that is not a number stays as it is. */
export function groupedPrice(typed: string) {
  const plain = plainAmount(typed)
  return /^\d{1,12}$/.test(plain) ? groupDigits(Number(plain)) : typed
}
