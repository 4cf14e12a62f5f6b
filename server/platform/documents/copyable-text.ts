import { pageContents, readObjects, readStream, streamObject, writeObjects } from './pdf-objects.ts'

/**
 * Typst 0.13 maps each glyph to the text it stood for when it was first used. In Bangla a vowel sign is drawn before the
 * letter that it follows in speech, and one glyph belongs to many syllables, so text copied from such a file is garbled.
 * The text of each run is therefore added as `ActualText`, which PDF has for this case.
 */
export function withCopyableText(pdf: Buffer, runs: string[], sources: string[]): Buffer {
  const objects = readObjects(pdf)
  const contents = pageContents(objects)
  const streams = contents.map((id) => readStream(objects.get(id)!).toString('latin1'))
  const counted = streams.reduce((sum, stream) => sum + blocksOf(stream).length, 0)
  // Runs that cannot be matched are left alone: the paper looks right either way.
  if (counted !== runs.length) return pdf
  let first = 0
  for (const [index, stream] of streams.entries()) {
    const blocks = blocksOf(stream)
    const own = runs.slice(first, first + blocks.length)
    first += blocks.length
    objects.set(contents[index]!, streamObject(markText(stream, blocks, own, sources)))
  }
  return writeObjects(pdf, objects)
}

interface Block {
  start: number
  end: number
}

/** Each shows one run of glyphs. */
const blocksOf = (stream: string): Block[] =>
  [...stream.matchAll(/^BT\n[^]*?\nET$/gm)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }))

/** Raised and lowered signs are separate runs: those that make up one text are marked together. */
function markText(stream: string, blocks: Block[], runs: string[], sources: string[]) {
  let marked = ''
  let written = 0
  for (let from = 0; from < blocks.length;) {
    let [to, text] = [from, runs[from]!]
    for (let next = from + 1; next < blocks.length; next++) {
      const between = stream.slice(blocks[to]!.end, blocks[next]!.start)
      const longer = text + runs[next]!
      if (/^[Qq]$/m.test(between) || !sources.some((source) => source.includes(longer))) break
      ;[to, text] = [next, longer]
    }
    const [start, end] = [blocks[from]!.start, blocks[to]!.end]
    const shown = stream.slice(start, end)
    marked += stream.slice(written, start) + (/\p{Script=Bengali}/u.test(text) ? span(text, shown) : shown)
    written = end
    from = to + 1
  }
  return marked + stream.slice(written)
}

const span = (text: string, shown: string) => `/Span <</ActualText <${utf16(text)}>>> BDC\n${shown}\nEMC`

const utf16 = (text: string) => `FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}`
