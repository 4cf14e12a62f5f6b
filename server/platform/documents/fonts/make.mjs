import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * Cuts the fonts of papers out of the full families, one weight a file, since the typesetter knows no variable ones:
 * run `node server/platform/documents/fonts/make.mjs` after changing this file.
 */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœŠšŽž–—‘’‚“”„•…‹›€™−'
const bengali = range(0x0980, 0x09ff) + '\u0964\u0965\u200c\u200d\u25cc '

const fonts = [
  {
    family: 'fraunces',
    file: 'latin-opsz-normal',
    to: 'fraunces',
    text: latin,
    axes: { wght: 360, opsz: 72 },
  },
  {
    family: 'fraunces',
    file: 'latin-opsz-italic',
    to: 'fraunces-italic',
    text: latin,
    axes: { wght: 360, opsz: 36 },
  },
  { family: 'inter', file: 'latin-wght-normal', to: 'inter-400', text: latin, axes: { wght: 400 } },
  { family: 'inter', file: 'latin-wght-normal', to: 'inter-600', text: latin, axes: { wght: 600 } },
  {
    family: 'noto-sans-bengali',
    file: 'bengali-wght-normal',
    to: 'bengali-400',
    text: bengali,
    axes: { wght: 400 },
  },
  {
    family: 'noto-sans-bengali',
    file: 'bengali-wght-normal',
    to: 'bengali-600',
    text: bengali,
    axes: { wght: 600 },
  },
]

for (const { family, file, to, text, axes } of fonts) {
  const source = import.meta.resolve(`@fontsource-variable/${family}/files/${family}-${file}.woff2`)
  const cut = await subsetFont(await readFile(new URL(source)), text, {
    targetFormat: 'truetype',
    variationAxes: axes,
  })
  await writeFile(new URL(`./${to}.ttf`, import.meta.url), cut)
  console.log(`${to}.ttf`, cut.length)
}
