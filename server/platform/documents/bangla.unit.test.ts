import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as harfbuzz from 'harfbuzzjs'
import { expect, it } from 'vitest'
import type { Sheet } from '../../../contract/shape/sheet.ts'
import { printPaper } from './print-paper.ts'
import { readFont, readShownTexts } from './testing/shown-text.ts'

const words = [
  'ক্ষমা বিজ্ঞান স্ত্রী রাষ্ট্র জ্ঞান চক্র শক্তি যুদ্ধ বন্ধু সন্ধ্যা মন্ত্রী যন্ত্র কেন্দ্র চন্দ্র উজ্জ্বল',
  'সত্ত্বেও দ্বিতীয় শ্রদ্ধা বৃষ্টি কৃষ্ণ উষ্ণ ব্রহ্মপুত্র আহ্বান অপরাহ্ণ চিহ্ন লক্ষ্মী পূর্ণিমা ঊর্ধ্ব কর্ম স্বাস্থ্য অন্তর্ভুক্ত',
  'প্রস্তাব অগ্রিম পরিশোধিত আলোকচিত্রী মূল্য তারিখ দৌড় কৌতুক শ্রোতা ব্যবস্থা ট্রানজেকশন স্পষ্ট সংস্কৃতি গ্রীষ্ম দুঃখ চাঁদ',
]
  .join(' ')
  .split(' ')

const blank: Sheet = {
  language: 'bn',
  title: 'বিল',
  number: '1',
  numberLine: '',
  facts: [],
  fromLabel: '',
  from: ['Aloka'],
  toLabel: '',
  to: ['Nusrat'],
  message: '',
  columns: ['', '', '', ''],
  rows: [],
  sums: [],
  figure: { name: '', value: '' },
  words: '',
  payLabel: '',
  pay: [],
  cancelled: '',
  termsLabel: '',
  terms: '',
  footer: [''],
}
const row = (text: string) => ({ text, detail: '', count: '', each: '', amount: '' })

const fontOf = (bytes: Uint8Array) => new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)))
const whole = fontOf(readFileSync(join(import.meta.dirname, 'fonts', 'bengali-400.ttf')))

/** The outlines of a word as HarfBuzz shapes it, which browsers also use. */
function outlinesOf(word: string) {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  harfbuzz.shape(whole, buffer)
  return buffer.getGlyphInfos().map(({ codepoint }) => whole.glyphToPath(codepoint))
}

it('words with conjuncts have the same glyphs as with HarfBuzz, and are copied as they were typed', () => {
  expect(new Set(words).size).toBeGreaterThanOrEqual(45)
  const pdf = printPaper({ ...blank, rows: words.map(row) })
  const shown = readShownTexts(pdf).filter(({ text }) => words.includes(text))
  expect(shown.map(({ text }) => text)).toEqual(words)
  const fonts = new Map<string, harfbuzz.Font>()
  const carried = (name: string) => {
    if (!fonts.has(name)) fonts.set(name, fontOf(readFont(pdf, name)))
    return fonts.get(name)!
  }
  for (const { text, glyphs } of shown)
    expect(
      glyphs.map(({ font, id }) => carried(font).glyphToPath(id)),
      text,
    ).toEqual(outlinesOf(text))
})

it('a paragraph across lines and pages is copied in its order, and pages are numbered in Bangla', () => {
  const paragraph =
    'অগ্রিম টাকায় দিনটি আপনার জন্য রাখা হয়; এটি মোট মূল্যের অংশ। দুই সপ্তাহ আগে পর্যন্ত একবার বিনা খরচে তারিখ বদলানো যায়।'
  const terms = Array.from({ length: 90 }, () => paragraph).join('\n')
  const shown = readShownTexts(printPaper({ ...blank, terms })).map(({ text }) => text)
  const isNumber = (text: string) => /^[০-৯]+$/.test(text)
  expect(shown.filter(isNumber).slice(0, 2)).toEqual(['১', '২'])
  const texts = shown.filter((text) => !isNumber(text))
  const copied = texts.slice(texts.findIndex((text) => text.startsWith('অগ্রিম'))).join('')
  expect(copied.replaceAll(/\s/g, '')).toBe(terms.replaceAll(/\s/g, ''))
})

it('a paper without Bangla is not changed after printing', () => {
  expect(readShownTexts(printPaper({ ...blank, language: 'en', title: 'Invoice' }))).toEqual([])
})
