import { currentLanguage } from './current.ts'

/** What ends a sentence in the current language. */
export const fullStop = () => (currentLanguage() === 'bn' ? '।' : '.')

/** What is said one after the other, each but the last with its full stop. */
export const inSentences = (...parts: string[]) => parts.filter(Boolean).join(`${fullStop()} `)
