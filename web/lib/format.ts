import { firstCharacters } from '../../contract/excerpt.ts'

const takaDigits = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** 1,20,000: whole taka, grouped the South Asian way. */
export const groupDigits = (amount: number) => takaDigits.format(amount)

/** '৳1,20,000' */
export const taka = (amount: number) => `৳${groupDigits(amount)}`

const cardLength = 100

/** The first 100 characters, with an ellipsis where something was cut. */
export function cardExcerpt(details: string) {
  const cut = firstCharacters(details, cardLength)
  return cut.length < details.length ? `${cut.trimEnd()}…` : details
}

/** '4.0', '4.6' */
export const oneDecimal = (rating: number) => rating.toFixed(1)
