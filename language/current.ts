import type { Language } from './languages.ts'

// A page has one language from its first byte on; another one is another page.
let read = (): Language =>
  typeof document !== 'undefined' && document.documentElement.lang === 'bn' ? 'bn' : 'en'

/** The language of whoever is being spoken to. */
export const currentLanguage = () => read()

/** What is said within, and at once, is said in another language than the page is in. */
export function speakIn<T>(language: Language, say: () => T): T {
  const usual = read
  read = () => language
  try {
    return say()
  } finally {
    read = usual
  }
}

/** On the server every request has its own: whoever answers them says where it is known. */
export const readLanguageFrom = (source: () => Language) => {
  read = source
}
