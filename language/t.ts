import type { Catalogue } from './catalogue.ts'
import { currentLanguage } from './current.ts'
import { formatNumber } from './numbers.ts'

/** A sentence that exists in every language, as it is in English: that is its key, too. */
export type Sentence = keyof Catalogue

/** The names of its gaps: 'from' and 'to' of '{from} to {to}'. */
type Gap<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Gap<Rest> : never
export type Values<S extends string> = [Gap<S>] extends [never]
  ? [values?: undefined]
  : [values: Record<Gap<S>, string | number>]

/** A sentence without gaps, as labels are. */
export type Label = { [S in Sentence]: [Gap<S>] extends [never] ? S : never }[Sentence]

/** Every Bangla sentence known so far, by its English. */
export const bangla = new Map<string, string>()

/** Adds Bangla sentences. The server knows all of them; a browser learns those of the pages it shows. */
export function learn(sentences: Readonly<Record<string, string>>) {
  for (const [sentence, text] of Object.entries(sentences)) bangla.set(sentence, text)
}

/**
 * A whole English sentence or name without values in the reader's language. Refusals of the contract and the server are
 * made in English and translated as they are sent. A text that the catalogue does not have stays as it is.
 */
export const translated = (text: string) => (currentLanguage() === 'bn' ? (bangla.get(text) ?? text) : text)

/** The sentence in the current language, its gaps filled; numbers are written as that language writes them. */
export function t<S extends Sentence>(sentence: S, ...[values]: Values<S>): string {
  const text = translated(sentence)
  if (!values) return text
  return text.replace(/\{(\w+)\}/g, (_, name: Gap<S>) => {
    const value = values[name]
    return typeof value === 'number' ? formatNumber(value) : value
  })
}

/** One of two sentences, by a count that fills the gap `n` of both. */
export function plural<One extends Sentence, Many extends Sentence>(n: number, one: One, many: Many): string {
  return t<Sentence>(n === 1 ? one : many, { n } as never)
}
