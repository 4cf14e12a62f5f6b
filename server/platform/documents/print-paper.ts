import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Sheet } from '../../../contract/shape/sheet.ts'
import { withCopyableText } from './copyable-text.ts'

const here = import.meta.dirname
const template = () => readFileSync(join(here, 'paper.typ'), 'utf8')

let compiler: NodeCompiler | undefined

/** Loaded when the first paper is printed: most processes never print one. */
function typesetter() {
  const fonts = ['fraunces', 'fraunces-italic', 'inter-400', 'inter-600', 'bengali-400', 'bengali-600']
  compiler ??= NodeCompiler.create({
    workspace: here,
    fontArgs: [{ fontBlobs: fonts.map((name) => readFileSync(join(here, 'fonts', `${name}.ttf`))) }],
  })
  return compiler
}

/** All strings of a nested value. */
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsOf)

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" }

/** The text of each run of glyphs, in the order of the pages: the SVG has it, the PDF does not. */
const runsOf = (svg: string) =>
  [...svg.matchAll(/<h5:div[^>]*>([^<]*)</g)].map(([, text]) =>
    text!.replace(/&(#?\w+);/g, (entity, name: string) => characters[name] ?? entity),
  )

/** Prints a paper as an A4 PDF, with Bangla shaped correctly and text that can be copied. */
export function printPaper(sheet: Sheet): Buffer {
  const options = { mainFileContent: template(), inputs: { paper: JSON.stringify(sheet) }, resetRead: true }
  const pdf = Buffer.from(typesetter().pdf(options))
  const strings = stringsOf(sheet)
  if (!strings.some((text) => /\p{Script=Bengali}/u.test(text))) return pdf
  return withCopyableText(pdf, runsOf(typesetter().svg(options)), strings)
}
