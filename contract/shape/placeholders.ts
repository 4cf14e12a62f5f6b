/** The placeholders of saved replies. */
export const placeholders = ['name', 'service', 'date', 'reference', 'studio'] as const
type Placeholder = (typeof placeholders)[number]

export type PlaceholderValues = Partial<Record<Placeholder, string>>

const pattern = /\{\s*([\p{L}\p{M}\p{N}_-]+)\s*\}/gu

/** '{name}, {date}' */
export const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

const namesIn = (text: string) => [...new Set(Array.from(text.matchAll(pattern), ([, name]) => name!))]

/** Placeholders that do not exist. */
export const unknownPlaceholders = (text: string) =>
  namesIn(text).filter((name) => !(placeholders as readonly string[]).includes(name))

/** Everything in braces: in a reply it has not been filled in yet. */
export const openPlaceholders = namesIn

/** Fills in known values and leaves the rest to be filled in by hand. */
export const fillPlaceholders = (text: string, values: PlaceholderValues) =>
  text.replace(pattern, (whole, name: string) => values[name as Placeholder] ?? whole)
