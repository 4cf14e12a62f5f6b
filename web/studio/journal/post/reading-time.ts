import { localDigits } from '../../../../language/numbers.ts'
const wordsPerMinute = 200

/** How many words a body has, whatever its markup. */
export function wordCount(html: string) {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .trim()
  return text === '' ? 0 : text.split(/\s+/).length
}

/** Whole minutes, and one for even a short text. */
export const readingMinutes = (words: number) => Math.ceil(words / wordsPerMinute)

/** As the field takes it: nothing while there is no text. */
export const suggestedMinutes = (body: string) => {
  const words = wordCount(body)
  return words === 0 ? '' : localDigits(readingMinutes(words))
}
