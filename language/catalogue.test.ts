import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { studioSentences } from './bn/studio.ts'
import { allSentences } from './bn/all.ts'
import { publicSentences } from './bn/public.ts'

const root = join(import.meta.dirname, '..')

const gapsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).toSorted()

const read = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({
      file,
      // Unescaped, as the catalogue has it.
      text: readFileSync(join(root, folder, file), 'utf8').replaceAll("\\'", "'"),
    }))

const source = ['contract', 'server', 'web']
  .flatMap(read)
  .map(({ text }) => text)
  .join('\n')

/** String literals and templates, without comments and the summaries of calls. */
const literalsOf = (text: string, before = '') =>
  [
    ...text
      .replace(/\/\*[^]*?\*\/|^\s*\/\/.*$|summary:\s*(['"`]).*?\1/gm, '')
      .matchAll(new RegExp(`${before}(?:'([^'\\n]+)'|\`([^\`\\n]+)\`)`, 'g')),
  ].map(([, quoted, template]) => (quoted ?? template!).replace(/\$\{[^{}]*\}/g, '{}'))

const withBlankGaps = (sentence: string) => sentence.replace(/\{\w+\}/g, '{}')

const literals = new Set(literalsOf(source).map(withBlankGaps))
const isUsed = (sentence: string) => literals.has(withBlankGaps(sentence)) || source.includes(sentence)

const sentences = Object.entries<string>(allSentences)
const wrong = (isRight: (sentence: string, text: string) => boolean) =>
  sentences.filter(([sentence, text]) => !isRight(sentence, text))

const catalogues = import.meta.glob<Record<string, object>>('./bn/**/*.ts', { eager: true })

describe('every sentence of the Bangla catalogue', () => {
  it('has the gaps of the English one', () => {
    expect(wrong((sentence, text) => String(gapsOf(text)) === String(gapsOf(sentence)))).toEqual([])
  })

  it('is written in Bangla, in the normal form that searches use', () => {
    expect(wrong((_, text) => /\p{Script=Bengali}/u.test(text) && text === text.normalize('NFC'))).toEqual([])
  })

  it('is used somewhere', () => {
    expect(wrong(isUsed)).toEqual([])
  })

  it('is there once', () => {
    const parts = Object.entries(catalogues).filter(([file]) => !/^\.\/bn\/\w+\.ts$/.test(file))
    const all = parts.flatMap(([, part]) => Object.values(part).flatMap(Object.keys))
    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([])
    expect(all).toHaveLength(sentences.length)
  })
})

/** Sentences in t('…') and plural(n, '…', '…'). */
const saidBy = (text: string) =>
  [...text.matchAll(/\b(?:t|plural)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)].flatMap(([, given]) =>
    [...given!.matchAll(/(['"])(.*?)\1(?=\s*[,):?]|\s*$)/g)].map(([, , sentence]) => sentence!),
  )

const refusalsIn = (text: string) =>
  literalsOf(text)
    .filter((said) => /^[A-Z{].* .*\.$/.test(said))
    .map(withBlankGaps)

describe('Bangla exists for everything', () => {
  const known = new Set(sentences.map(([sentence]) => withBlankGaps(sentence)))
  const ofLabels = [...known]
    .filter((sentence) => /^\{\} .*\.$/.test(sentence))
    .map((sentence) => sentence.slice(2).replace(/\d+/g, '{}'))
  const isKnown = (said: string) =>
    known.has(said) || ofLabels.some((end) => said.replace(/\d+/g, '{}').endsWith(end))
  const unknown = (folder: string, said: (text: string) => string[]) =>
    read(folder).flatMap(({ file, text }) =>
      said(text)
        .filter((sentence) => !isKnown(sentence))
        .map((sentence) => `${file}: ${sentence}`),
    )

  it('that the contract refuses', () => {
    expect(unknown('contract', refusalsIn)).toEqual([])
  })

  it('that the server reports or refuses', () => {
    const said = String.raw`(?:message:|\b(?:conflict|forbidden)\(|\binvalid\('[^']+',)\s*`
    const saidIn = (text: string) => literalsOf(text, said).filter((text) => /^[A-Z{]/.test(text))
    const rooms = ['portfolio', 'journal', 'booking', 'billing', 'gallery', 'people', 'studio']
    expect(rooms.flatMap((room) => unknown(`server/${room}`, saidIn))).toEqual([])
  })
})

describe('a browser gets', () => {
  const known = new Set(Object.keys(allSentences))
  const inAdmin = { ...publicSentences, ...studioSentences }
  const isAdmin = (file: string) => /^(studio|routes\/admin)\//.test(file)
  const missing = (isAsked: (file: string) => boolean, given: object) =>
    read('web')
      .filter(({ file }) => isAsked(file))
      .flatMap(({ file, text }) =>
        saidBy(text)
          .filter((sentence) => known.has(sentence) && !(sentence in given))
          .map((sentence) => `${file}: ${sentence}`),
      )

  it('every sentence that the public pages say', () => {
    expect(missing((file) => !isAdmin(file), publicSentences)).toEqual([])
  })

  it('every sentence that the studio says', () => {
    expect(missing(isAdmin, inAdmin)).toEqual([])
  })

  it('every sentence with which a form of the studio is refused before it is sent', () => {
    const given = new Set(Object.keys(inAdmin).map(withBlankGaps))
    const elsewhere = new Set([...known].map(withBlankGaps)).difference(given)
    // Only the server can find out what is wrong with a picture.
    const judged = read('contract').filter(({ file }) => file !== 'portfolio/picture-rules.ts')
    expect(judged.flatMap(({ text }) => refusalsIn(text).filter((said) => elsewhere.has(said)))).toEqual([])
  })
})
