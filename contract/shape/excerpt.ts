import { once } from '../../language/once.ts'

// Firefox has it since version 125. Older ones count code points, which never splits a surrogate pair.
const graphemes = once(() =>
  // oxlint-disable-next-line no-restricted-properties -- falls back to code points
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('bn', { granularity: 'grapheme' }) : undefined,
)

function* charactersOf(text: string) {
  const segmenter = graphemes()
  if (!segmenter) return yield* text
  for (const { segment } of segmenter.segment(text)) yield segment
}

/** More UTF-16 units than any letter, emoji or flag has: a limit for endless piles of accents. */
const longest = 16

/**
 * The first `length` characters as a person counts them: a Bangla cluster is one and is never split. The result has
 * at most `units` UTF-16 units.
 */
export function firstCharacters(text: string, length: number, units = length * longest): string {
  // There are never more characters than units.
  if (text.length <= length) return text
  // In plain ASCII each unit is a character, and no segmenter has to be loaded.
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
/** Validators of descriptions count UTF-16 units, of which a Bangla character may have several. */
const maxUnits = 200

/** A description for search engines, social networks and feed readers, cut at a word if possible. */
export function shortDescription(text: string) {
  const plain = text.replace(/\s+/g, ' ').trim()
  const cut = firstCharacters(plain, maxDescription - 1, maxUnits - 1)
  return cut === plain ? plain : `${cut.replace(/ \S*$/, '')}…`
}
