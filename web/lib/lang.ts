import { currentLanguage } from '../../language/current.ts'
import type { Language } from '../../language/languages.ts'

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/**
 * What the owner writes may be in another language than the page, which is set and spoken differently; undefined where
 * it is not. A text is in the language of most of its letters.
 */
export function langOf(text: string): Language | undefined {
  const [bengali, latin] = [count(text, /\p{Script=Bengali}/gu), count(text, /\p{Script=Latin}/gu)]
  const language = bengali > latin ? 'bn' : latin > 0 ? 'en' : currentLanguage()
  return language === currentLanguage() ? undefined : language
}
