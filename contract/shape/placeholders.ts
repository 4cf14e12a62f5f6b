/** What a saved reply may leave open until it is used. */
export const placeholders = ['name', 'service', 'date', 'reference', 'studio'] as const
type Placeholder = (typeof placeholders)[number]

export type PlaceholderValues = Partial<Record<Placeholder, string>>

const pattern = /\{\s*([\p{L}\p{M}\p{N}_-]+)\s*\}/gu

/** '{name}, {date}' */
export const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

const namesIn = (text: string) => [...new Set(Array.from(text.matchAll(pattern), ([, name]) => name!))]

/** What is in braces and means nothing here. */
export const unknownPlaceholders = (text: string) =>
  namesIn(text).filter((name) => !(placeholders as readonly string[]).includes(name))

/** What is in braces, known or not: in a reply, it is still to be filled in. */
export const openPlaceholders = namesIn

/** Puts in what is known; the rest stays as it stands, to be filled in by hand. */
export const fillPlaceholders = (text: string, values: PlaceholderValues) =>
  text.replace(pattern, (whole, name: string) => values[name as Placeholder] ?? whole)
