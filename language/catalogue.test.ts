import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allSentences } from './bn/all.ts'

const root = join(import.meta.dirname, '..')

const gapsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).toSorted()

const files = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))

// As it stands in the code: a quote within is escaped, and an apostrophe chooses the other quotes.
const source = ['contract', 'server', 'web'].flatMap(files).join('\n').replaceAll("\\'", "'")

/** A sentence with gaps may be written as a template, with whatever fills them. */
const isUsed = (sentence: string) =>
  source.includes(sentence) ||
  (sentence.includes('{') &&
    new RegExp(
      sentence
        .split(/\{\w+\}/)
        .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
        .join(String.raw`\$\{[^}]+\}`),
    ).test(source))

const sentences = Object.entries<string>(allSentences)
const wrong = (isRight: (sentence: string, text: string) => boolean) =>
  sentences.filter(([sentence, text]) => !isRight(sentence, text))

const catalogues = import.meta.glob<Record<string, object>>('./bn/**/*.ts', { eager: true })

describe('every sentence of the Bangla catalogue', () => {
  it('has the gaps of the English one', () => {
    expect(wrong((sentence, text) => String(gapsOf(text)) === String(gapsOf(sentence)))).toEqual([])
  })

  it('is written in Bangla, in the normal form that searches compare', () => {
    expect(wrong((_, text) => /\p{Script=Bengali}/u.test(text) && text === text.normalize('NFC'))).toEqual([])
  })

  it('is said somewhere', () => {
    expect(wrong(isUsed)).toEqual([])
  })

  it('is there once', () => {
    const parts = Object.entries(catalogues).filter(([file]) => !/(all|public|\.\/bn\/admin)\.ts$/.test(file))
    const all = parts.flatMap(([, part]) => Object.values(part).flatMap(Object.keys))
    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([])
    expect(all).toHaveLength(sentences.length)
  })
})
