import { currentLanguage } from './current.ts'
import type { allSentences } from './bn/all.ts'
import { formatNumber } from './numbers.ts'

/** A sentence of the catalogue. The English text is its key. Only a type: pages in English load none of it. */
export type Sentence = keyof typeof allSentences

/** The names of its gaps: 'from' and 'to' of '{from} to {to}'. */
type Gap<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Gap<Rest> : never
export type Values<S extends string> = [Gap<S>] extends [never]
  ? [values?: undefined]
  : [values: Record<Gap<S>, string | number>]

/** A sentence without gaps, such as a label. */
export type Label = { [S in Sentence]: [Gap<S>] extends [never] ? S : never }[Sentence]

/** The Bangla sentences loaded so far, by their English. */
export const bangla = new Map<string, string>()

/** Adds Bangla sentences. The server has all of them, a browser only those of its pages. */
export function learn(sentences: Readonly<Record<string, string>>) {
  for (const [sentence, text] of Object.entries(sentences)) bangla.set(sentence, text)
}

/**
 * Translates a whole sentence without values. Errors of the contract and the server are created in English and
 * translated when they are sent. A text that the catalogue does not have stays as it is.
 */
export const translated = (text: string) => (currentLanguage() === 'bn' ? (bangla.get(text) ?? text) : text)

/** A sentence in the current language with its gaps filled; numbers are formatted for that language. */
export function t<S extends Sentence>(sentence: S, ...[values]: Values<S>): string {
  const text = translated(sentence)
  if (!values) return text
  return text.replace(/\{(\w+)\}/g, (_, name: Gap<S>) => {
    const value = values[name]
    return typeof value === 'number' ? formatNumber(value) : value
  })
}

/** One of two sentences, chosen by a count, which also fills the gap `n`. */
export function plural<One extends Sentence, Many extends Sentence>(n: number, one: One, many: Many): string {
  return t<Sentence>(n === 1 ? one : many, { n } as never)
}

/** The full stop of the current language. */
export const fullStop = () => (currentLanguage() === 'bn' ? '।' : '.')

/** Joins sentences and adds the missing full stops between them. */
export const inSentences = (...parts: string[]) => parts.filter(Boolean).join(`${fullStop()} `)
