import { deflateSync, inflateSync } from 'node:zlib'

/** The body of each object by its number. */
export type Objects = Map<number, Buffer>

const trailerOf = (pdf: Buffer) =>
  pdf.subarray(pdf.lastIndexOf('trailer'), pdf.lastIndexOf('startxref')).toString('latin1')

/** Finds the body of each object, between 'obj' and 'endobj', by the cross-reference table at the end. */
export function readObjects(pdf: Buffer): Objects {
  const start = Number(/startxref\s+(\d+)/.exec(pdf.subarray(-40).toString('latin1'))![1])
  const table = pdf.subarray(start).toString('latin1')
  const objects: Objects = new Map()
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset))
  const ends = [...offsets, start].toSorted((one, other) => one - other)
  for (const at of offsets) {
    const object = pdf.subarray(at, ends[ends.indexOf(at) + 1])
    const head = /^(\d+) 0 obj\s/.exec(object.subarray(0, 24).toString('latin1'))!
    objects.set(Number(head[1]), object.subarray(head[0].length, object.lastIndexOf('endobj')))
  }
  return objects
}

export const textOf = (objects: Objects, id: number) => objects.get(id)!.toString('latin1')
/** The ids of all objects that a text refers to. */
export const idsIn = (text: string) => [...text.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))

/** The ids of the content streams of all pages, in their order. */
export function pageContents(objects: Objects): number[] {
  const root = [...objects.keys()].find((id) => /^<<\s*\/Type \/Catalog/.test(textOf(objects, id)))!
  const pages = (id: number): number[] => {
    const text = textOf(objects, id)
    const kids = /\/Kids \[([^\]]*)\]/.exec(text)
    return kids ? idsIn(kids[1]!).flatMap(pages) : idsIn(/\/Contents \d+ 0 R/.exec(text)?.[0] ?? '')
  }
  return pages(idsIn(/\/Pages \d+ 0 R/.exec(textOf(objects, root))![0])[0]!)
}

export function readStream(object: Buffer): Buffer {
  const length = Number(/\/Length (\d+)/.exec(object.toString('latin1'))![1])
  const start = /stream\r?\n/.exec(object.toString('latin1'))!
  const from = start.index + start[0].length
  return inflateSync(object.subarray(from, from + length))
}

export function streamObject(content: string) {
  const packed = deflateSync(Buffer.from(content, 'latin1'))
  return Buffer.concat([
    Buffer.from(`<<\n  /Length ${packed.length}\n  /Filter /FlateDecode\n>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\n'),
  ])
}

/** The same file with changed objects. */
export function writeObjects(pdf: Buffer, objects: Objects) {
  const ids = [...objects.keys()].toSorted((one, other) => one - other)
  const parts = [Buffer.from('%PDF-1.7\n%\u0080\u0080\u0080\u0080\n\n', 'latin1')]
  let at = parts[0]!.length
  const entries = ids.map((id) => {
    const part = Buffer.concat([Buffer.from(`${id} 0 obj\n`), objects.get(id)!, Buffer.from('endobj\n\n')])
    parts.push(part)
    const entry = `${String(at).padStart(10, '0')} 00000 n\r\n`
    at += part.length
    return entry
  })
  const table = `xref\n0 ${ids.length + 1}\n0000000000 65535 f\r\n${entries.join('')}`
  return Buffer.concat([...parts, Buffer.from(`${table}${trailerOf(pdf)}startxref\n${at}\n%%EOF`, 'latin1')])
}
