import { coreOf, entryOf, filled, settingOf } from '../../../../contract/shape/setting.ts'
import { parseTaka } from '../../../../contract/shape/money.ts'
import { z } from '../../../../contract/shape/zod.ts'
import { localDigits } from '../../../../language/numbers.ts'
import { takaDigits } from '../../../lib/format.ts'
import { randomKey } from '../../../lib/random-key.ts'

/** A list entry with a key that survives moving. */
export type Keyed<T> = T & { key: string }

type Schema = z.core.$ZodType
type Values = Record<string, unknown>

const mapped = (core: z.ZodObject, values: Values, convert: (part: Schema, value: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries<Schema>(core.shape).map(([name, part]) => [name, convert(part, values[name])]),
  )

/** A stored value as a form has it: numbers as typed, '' without a limit, texts of several paragraphs in one. */
export function toTyped(schema: Schema, stored: unknown): unknown {
  const setting = settingOf(schema)
  const core = coreOf(schema)
  switch (setting?.kind) {
    case 'number':
      return stored === null ? '' : localDigits(stored as number)
    case 'taka':
      return stored === null ? '' : takaDigits(stored as number)
    case 'paragraphs':
      return (stored as string[]).join('\n\n')
    case 'list':
      return (stored as unknown[]).map((entry) => typedEntry(entryOf(setting), entry))
  }
  if (core instanceof z.ZodObject) return mapped(core, (stored ?? filled(core)) as Values, toTyped)
  return stored === null ? (setting?.initial ?? '') : (stored ?? setting?.initial)
}

const typedEntry = (schema: Schema, entry: unknown): Keyed<Values> => ({
  ...(toTyped(schema, entry) as Values),
  key: randomKey(),
})

/** An empty entry for a list. */
export const blankEntry = (schema: Schema) => typedEntry(schema, filled(schema))

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** A typed value as the schema takes it, which reads numbers in both digits itself. */
export function toStored(schema: Schema, typed: unknown): unknown {
  const setting = settingOf(schema)
  const core = coreOf(schema)
  switch (setting?.kind) {
    case 'taka':
      return parseTaka(typed as string)
    case 'paragraphs':
      return paragraphsOf(typed as string)
    case 'list':
      return (typed as unknown[]).map((entry) => toStored(entryOf(setting), entry))
  }
  return core instanceof z.ZodObject ? mapped(core, typed as Values, toStored) : typed
}
