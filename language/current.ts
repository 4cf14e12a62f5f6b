import type { Language } from './languages.ts'

// A page has one language from its first byte on; another one is another page.
let read = (): Language =>
  typeof document !== 'undefined' && document.documentElement.lang === 'bn' ? 'bn' : 'en'

/** The language of whoever is being spoken to. */
export const currentLanguage = () => read()

/** On the server every request has its own: whoever answers them says where it is known. */
export const readLanguageFrom = (source: () => Language) => {
  read = source
}
