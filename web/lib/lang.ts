import { currentLanguage } from '../../language/current.ts'
import type { Language } from '../../language/languages.ts'

const letters = { en: /\p{Script=Latin}/gu, bn: /\p{Script=Bengali}/gu }
const count = (text: string, language: Language) => text.match(letters[language])?.length ?? 0

/**
 * The language of a text by most of its letters, for the `lang` attribute; undefined where it is the language of the
 * page.
 */
export function langOf(text: string): Language | undefined {
  const language = currentLanguage()
  const other = language === 'en' ? 'bn' : 'en'
  const foreign = count(text, other)
  return foreign > 0 && foreign > count(text, language) ? other : undefined
}
