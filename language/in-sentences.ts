import { currentLanguage } from './current.ts'

/** The full stop of the current language. */
export const fullStop = () => (currentLanguage() === 'bn' ? '।' : '.')

/** Joins sentences and adds the missing full stops between them. */
export const inSentences = (...parts: string[]) => parts.filter(Boolean).join(`${fullStop()} `)
