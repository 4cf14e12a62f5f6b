import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * Cuts the site's fonts out of the full families: run `node web/fonts/make.mjs` after changing this file.
 * Fraunces keeps its optical sizes at one weight, because a second axis doubles the bytes that stand before the
 * first headline. Its italics are two files of one size each: one for the ends of large titles, and a sturdier one for
 * captions and quotes, where the first would be hairlines. The taka sign is a file of its own, so that a price does not
 * load all of Bangla. Bangla has the letters that it is written with today, in headlines at the one weight that holds
 * its own beside Fraunces, and its own space: without that every page would load a Latin face for the gaps between words.
 */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœŠšŽž–—‘’‚“”„•…‹›€™−'
const bengali =
  'অআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহড়ঢ়য়ৎংঃঁ়ািীুূৃেৈোৌ্ৗ০১২৩৪৫৬৭৮৯ \u0964\u0965\u200c\u200d\u25cc'
const uiWeights = { wght: { min: 400, max: 600, default: 400 } }

const fonts = [
  { family: 'fraunces', file: 'latin-opsz-normal', to: 'fraunces', text: latin, axes: { wght: 360 } },
  {
    family: 'fraunces',
    file: 'latin-opsz-italic',
    to: 'fraunces-italic',
    text: latin,
    axes: { wght: 315, opsz: 72 },
  },
  {
    family: 'fraunces',
    file: 'latin-opsz-italic',
    to: 'fraunces-caption',
    text: latin,
    axes: { wght: 400, opsz: 14 },
  },
  { family: 'inter', file: 'latin-wght-normal', to: 'inter', text: latin, axes: uiWeights },
  { family: 'noto-sans-bengali', file: 'bengali-wght-normal', to: 'bengali', text: bengali, axes: uiWeights },
  {
    family: 'noto-serif-bengali',
    file: 'bengali-wght-normal',
    to: 'bengali-display',
    text: bengali,
    axes: { wght: 600 },
  },
  // With what Bangla calls itself, for pages in English that lead to it.
  {
    family: 'noto-sans-bengali',
    file: 'bengali-wght-normal',
    to: 'taka',
    text: '৳বাংলা',
    axes: uiWeights,
  },
  // Between the digits of a large price in Fraunces and in Bangla.
  {
    family: 'noto-serif-bengali',
    file: 'bengali-wght-normal',
    to: 'taka-display',
    text: '৳',
    axes: { wght: 360 },
  },
]

for (const { family, file, to, text, axes } of fonts) {
  const source = import.meta.resolve(`@fontsource-variable/${family}/files/${family}-${file}.woff2`)
  const cut = await subsetFont(await readFile(new URL(source)), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  await writeFile(new URL(`./${to}.woff2`, import.meta.url), cut)
  console.log(`${to}.woff2`, cut.length)
}
