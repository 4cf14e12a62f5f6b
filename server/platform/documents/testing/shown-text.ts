import { idsIn, type Objects, pageContents, readObjects, readStream, textOf } from '../pdf-objects.ts'

interface Glyph {
  /** Name of the font in the file. */
  font: string
  id: number
}

export interface ShownText {
  /** What a reader copies. */
  text: string
  /** What a reader sees. */
  glyphs: Glyph[]
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const bytesOf = (literal: string) =>
  Buffer.from(
    literal.replace(/\\(\d{3}|[^])/g, (_, code: string) =>
      code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
    ),
    'latin1',
  )

/** Each glyph id has two bytes. */
function glyphsOf(array: string) {
  const bytes = Buffer.concat(
    [...array.matchAll(/\(((?:\\[^]|[^\\)])*)\)/g)].map(([, literal]) => bytesOf(literal!)),
  )
  return Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readUInt16BE(index * 2))
}

const tokens =
  /\/(F\d+) [\d.]+ Tf|\/Span <<\/ActualText <FEFF([0-9A-F]*)>>> BDC|\bEMC\b|\[((?:\((?:\\[^]|[^\\)])*\)|[^\]])*)\] TJ/g

/** The marked texts of a file, with the glyphs that stand for them. */
export function readShownTexts(pdf: Buffer): ShownText[] {
  const objects = readObjects(pdf)
  const texts: ShownText[] = []
  for (const id of pageContents(objects)) {
    let font = ''
    let open: ShownText | undefined
    for (const [token, fontName, text, array] of readStream(objects.get(id)!)
      .toString('latin1')
      .matchAll(tokens)) {
      if (fontName) font = fontName
      else if (text !== undefined) texts.push((open = { text: decode(text), glyphs: [] }))
      else if (token === 'EMC') open = undefined
      else open?.glyphs.push(...glyphsOf(array!).map((glyph) => ({ font, id: glyph })))
    }
  }
  return texts
}

const decode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The font that the file carries under a name, with the glyphs that it uses alone. */
export function readFont(pdf: Buffer, name: string): Buffer {
  const objects = readObjects(pdf)
  const used = [...objects.keys()]
    .map((id) => textOf(objects, id))
    .find((text) => text.includes(`/${name} `))!
  let [id] = idsIn(new RegExp(`/${name} \\d+ 0 R`).exec(used)![0])
  for (const step of ['DescendantFonts', 'FontDescriptor', 'FontFile2']) id = follow(objects, id!, step)
  return readStream(objects.get(id!)!)
}

const follow = (objects: Objects, id: number, step: string) =>
  idsIn(new RegExp(`/${step} \\[?\\d+ 0 R`).exec(textOf(objects, id))![0])[0]
