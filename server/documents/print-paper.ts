import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Sheet } from '../../contract/sheet.ts'

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

/** An A4 PDF, shaped as Bangla asks for and with text that can be copied. */
export function printSheet(sheet: Sheet): Buffer {
  const pdf = typesetter().pdf({
    mainFileContent: template(),
    inputs: { paper: JSON.stringify(sheet) },
    resetRead: true,
  })
  return Buffer.from(pdf)
}
