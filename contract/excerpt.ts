const characters = new Intl.Segmenter('bn', { granularity: 'grapheme' })

/** The first `length` characters as a person counts them: a Bangla cluster is one and is never split. */
export function firstCharacters(text: string, length: number): string {
  let cut = ''
  let count = 0
  for (const { segment } of characters.segment(text)) {
    if (count++ === length) return cut
    cut += segment
  }
  return cut
}
