import { once } from '../../language/once.ts'

// Firefox has it since version 125; an older one counts code points, and still never cuts one in half.
const graphemes = once(() =>
  // oxlint-disable-next-line no-restricted-properties -- where it is missing, code points serve
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('bn', { granularity: 'grapheme' }) : undefined,
)

function* charactersOf(text: string) {
  const segmenter = graphemes()
  if (!segmenter) return yield* text
  for (const { segment } of segmenter.segment(text)) yield segment
}

/** More than any letter, emoji or flag has: a pile of accents without end is not a character. */
const longest = 16

/**
 * The first `length` characters as a person counts them: a Bangla cluster is one and is never split. `units` is the most
 * that they may take, as a machine counts them.
 */
export function firstCharacters(text: string, length: number, units = length * longest): string {
  // However they are counted, there are not more.
  if (text.length <= length) return text
  // Each of these is one, and a browser need not look up its data about all others.
  if (/^[ -~]*$/.test(text)) return text.slice(0, length)
  let cut = ''
  let count = 0
  for (const character of charactersOf(text)) {
    if (count++ === length || cut.length + character.length > units) return cut
    cut += character
  }
  return cut
}

/** What a search result has room for. */
const maxDescription = 160
/** A Bangla character may be several to a machine, and more than these are said to be too many. */
const maxUnits = 200

/** A description for search engines, social networks and feed readers, which ends at a word where there are any. */
export function shortDescription(text: string) {
  const plain = text.replace(/\s+/g, ' ').trim()
  const cut = firstCharacters(plain, maxDescription - 1, maxUnits - 1)
  return cut === plain ? plain : `${cut.replace(/ \S*$/, '')}…`
}
