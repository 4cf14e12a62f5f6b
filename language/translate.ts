import { currentLanguage } from './current.ts'
import { localDigits } from './numbers.ts'
import { bangla } from './t.ts'

const gap = /\\\{(\w+)\\\}/g
const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** What a sentence says by itself, without its gaps. */
const ownWords = (sentence: string) => sentence.replace(/\{\w+\}/g, '')

/** A few words between gaps are found in whatever others say: '{from} to {until}' is in 'Failed to connect'. */
const saysEnough = (sentence: string) =>
  (ownWords(sentence).match(/\p{L}+/gu) ?? []).length > (sentence.endsWith('.') ? 0 : 2)

/**
 * Sentences with gaps, as patterns that read their values out of a finished sentence. The one that says most of it is
 * tried first.
 */
const patterns = () =>
  [...bangla]
    .filter(([sentence]) => sentence.includes('{') && saysEnough(sentence))
    .toSorted(([a], [b]) => ownWords(b).length - ownWords(a).length)
    .map(([sentence, text]) => ({
      pattern: new RegExp(`^${escape(sentence).replace(gap, '(?<$1>.+?)')}$`, 's'),
      text,
    }))

let known: { size: number; patterns: ReturnType<typeof patterns> } | undefined

function translateWithGaps(sentence: string) {
  if (known?.size !== bangla.size) known = { size: bangla.size, patterns: patterns() }
  for (const { pattern, text } of known.patterns) {
    const values = pattern.exec(sentence)?.groups
    if (!values) continue
    // A label within a sentence is one of ours, too; what people typed is not.
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]!
      return bangla.get(value) ?? (/^\d+$/.test(value) ? localDigits(value) : value)
    })
  }
  return undefined
}

/** What may be a sentence of ours or somebody's own words, which are left as they are. */
export const translateIfOurs = (text: string) =>
  currentLanguage() === 'en' ? text : (bangla.get(text) ?? text)

/**
 * A finished English sentence in the current language. The contract and the server say in English what they refuse,
 * wherever they find it out; it is translated once, where it leaves for a person.
 */
export const translate = (sentence: string) =>
  currentLanguage() === 'en' ? sentence : (bangla.get(sentence) ?? translateWithGaps(sentence) ?? sentence)
