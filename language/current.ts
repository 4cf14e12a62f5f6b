import type { Language } from './languages.ts'

// A page has one language for as long as it is open: switching loads another page.
let read = (): Language =>
  typeof document !== 'undefined' && document.documentElement.lang === 'bn' ? 'bn' : 'en'

/** The language of the reader. */
export const currentLanguage = () => read()

/** Runs a synchronous function in another language than that of the page. */
export function speakIn<T>(language: Language, say: () => T): T {
  const usual = read
  read = () => language
  try {
    return say()
  } finally {
    read = usual
  }
}

/** On the server each request has its own language: the server says where it is stored. */
export const readLanguageFrom = (source: () => Language) => {
  read = source
}
