import { currentLanguage } from '../../language/current.ts'
import type { Language } from '../../language/languages.ts'

const letters = { en: /\p{Script=Latin}/gu, bn: /\p{Script=Bengali}/gu }
const count = (text: string, language: Language) => text.match(letters[language])?.length ?? 0

/**
 * What the owner writes may be in another language than the page, which is set and spoken differently; undefined where
 * it is not. A text is in the language of most of its letters.
 */
export function langOf(text: string): Language | undefined {
  const language = currentLanguage()
  const other = language === 'en' ? 'bn' : 'en'
  const foreign = count(text, other)
  return foreign > 0 && foreign > count(text, language) ? other : undefined
}
