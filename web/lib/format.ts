const takaDigits = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** 1,20,000: whole taka, grouped the South Asian way. */
export const groupDigits = (amount: number) => takaDigits.format(amount)

/** '৳1,20,000' */
export const taka = (amount: number) => `৳${groupDigits(amount)}`

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' })

/** The first characters as a person counts them, so that a Bangla cluster is never split. */
export function excerpt(text: string, length: number, tail: string) {
  let taken = 0
  for (const { index } of graphemes.segment(text)) {
    if (taken === length) return text.slice(0, index).trimEnd() + tail
    taken += 1
  }
  return text
}

export const cardExcerpt = (details: string) => excerpt(details, 100, '…')
export const postExcerpt = (text: string) => excerpt(text, 70, '...')

/** '4.0', '4.6' */
export const oneDecimal = (rating: number) => rating.toFixed(1)
