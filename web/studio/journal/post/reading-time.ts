import { localDigits } from '../../../../language/numbers.ts'
const wordsPerMinute = 200

/** The number of words in a body, without its markup. */
export function wordCount(html: string) {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .trim()
  return text === '' ? 0 : text.split(/\s+/).length
}

/** Whole minutes, at least one. */
export const readingMinutes = (words: number) => Math.ceil(words / wordsPerMinute)

/** The value of the field; empty while there is no text. */
export const suggestedMinutes = (body: string) => {
  const words = wordCount(body)
  return words === 0 ? '' : localDigits(readingMinutes(words))
}
