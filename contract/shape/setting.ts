import type { Label } from '../../language/t.ts'
import { optionalText, requiredText, wholeNumber } from './fields.ts'
import { z } from './zod.ts'

/** Settings under one title, on one page of the settings. */
export interface Block {
  /** The id of the page. */
  page: string
  /** Absent where one field says it all. */
  title?: Label
  /** The title is only read out. */
  isQuiet?: true
  note?: Label
  /** Its list reaches from edge to edge. */
  isWide?: true
  /** What is drawn below, by a component of its own. */
  foot?: 'promises'
}

/** A list of entries that are added, moved and removed. */
interface EntryLook {
  noun: Label
  add: Label
  /** The summary of a folded entry, from its typed values. */
  row: (entry: never) => { title: string; text?: string; picture?: string }
}

/** How the owner sees a setting, or a field of a list entry. */
export interface Look<Value = unknown> {
  /** Absent for fields of a list entry. */
  block?: Block
  /** Above the field, and in the sentences that refuse it. */
  label: Label
  /** In sentences, where the label is no noun. */
  noun?: Label
  hint?: Label | ((typed: Value) => string)
  /** Next to another one where there is room. */
  half?: true | 'narrow'
  /** Multiline. */
  rows?: number
  unit?: Label
  /** Marked as optional. */
  optional?: true
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | 'url'
  lang?: 'bn'
  /** Where the schema does not tell. */
  maxLength?: number
  /** The names of the values to choose from. */
  options?: Record<string, string>
  /** The switch is on while it is false. */
  isInverted?: true
  /** Stored in paisa, typed in taka. */
  isTaka?: true
  /** Without effect on a site that sends no email. */
  needsMail?: true
  list?: EntryLook
  /** Drawn by a component of its own, together with its neighbours of the same name. */
  part?: 'hours' | 'payWay' | 'picture' | 'place' | 'client'
  /** What a picture has: a caption, or its whole area in sight. */
  picture?: { use: Label; isCaptioned?: true; isWhole?: true }
  /** Further words for the search of settings. */
  search?: Label[]
  /** At first; texts are empty, lists too, switches are off. */
  initial?: Value
}

const looks = z.registry<Look>()

/** A schema with its look. Comes last: a refinement or default makes another schema. */
export function setting<S extends z.ZodType>(
  made: (label: string) => S,
  look: Look<NonNullable<z.output<NoInfer<S>>>>,
) {
  const schema = made(look.noun ?? look.label).clone()
  looks.add(schema, look as unknown as Look)
  return schema
}

export const requiredSetting = (max: number, look: Look<string>) =>
  setting<z.ZodString>((label) => requiredText(label, max), look)

export const textSetting = (max: number, look: Look<string>) =>
  setting<z.ZodDefault<z.ZodString>>((label) => optionalText(label, max), look)

export const numberSetting = (max: number, look: Look<number>) =>
  setting<ReturnType<typeof wholeNumber>>((label) => wholeNumber(label, max), look)

export const switchSetting = (look: Look<boolean>) => setting<z.ZodBoolean>(() => z.boolean(), look)

type Schema = z.core.$ZodType

/** Without defaults and what prepares or completes the value. */
export function coreOf(schema: Schema): z.ZodType {
  const { def } = schema._zod as unknown as { def: { innerType?: Schema; in?: Schema; out?: Schema } }
  if (def.innerType) return coreOf(def.innerType)
  if (def.in) return coreOf(def.in instanceof z.ZodTransform ? def.out! : def.in)
  return schema as z.ZodType
}

/** The schemas in an object or tuple, by name. */
const partsOf = (core: z.ZodType): [name: string, part: Schema][] => {
  if (core instanceof z.ZodObject) return Object.entries<Schema>(core.shape)
  return core instanceof z.ZodTuple ? Object.entries<Schema>(core.def.items) : []
}

function kindOf(core: z.ZodType, { part, list, options, isTaka }: Look) {
  if (part) return 'part'
  if (list) return 'list'
  if (options) return 'select'
  if (isTaka) return 'taka'
  if (core instanceof z.ZodBoolean) return 'switch'
  if (core instanceof z.ZodArray) return 'paragraphs'
  return core instanceof z.ZodNumber ? 'number' : 'text'
}

export interface Setting extends Look {
  /** Where it is in the record: 'address.street'. */
  path: string
  schema: z.ZodType
  kind: ReturnType<typeof kindOf>
}

/** The setting that a schema itself is. */
export function settingOf(schema: Schema, path = ''): Setting | undefined {
  const look = looks.get(schema as z.ZodType)
  return look && { ...look, path, schema: schema as z.ZodType, kind: kindOf(coreOf(schema), look) }
}

/** All settings of a record, or the fields of a list entry, in the order of the schema; or the paths that have no look. */
export function fieldsOf(schema: Schema, path = ''): { settings: Setting[]; hidden: string[] } {
  const own = settingOf(schema, path)
  if (own) return { settings: [own], hidden: [] }
  const parts = partsOf(coreOf(schema)).map(([name, part]) => fieldsOf(part, path ? `${path}.${name}` : name))
  if (parts.length === 0) return { settings: [], hidden: [path] }
  return {
    settings: parts.flatMap(({ settings }) => settings),
    hidden: parts.flatMap(({ hidden }) => hidden),
  }
}

export const settingsOf = (schema: Schema, path?: string) => fieldsOf(schema, path).settings

/** How long a text, or how many entries a list may be. */
export function mostOf({ schema, maxLength }: Setting) {
  const limits = (coreOf(schema).def.checks ?? []).map(({ _zod }) => _zod.def as { maximum?: number })
  return maxLength ?? limits.find(({ maximum }) => maximum !== undefined)?.maximum
}

/** The schema of a list's entries. */
export const entryOf = ({ schema }: Setting) => (coreOf(schema) as z.ZodArray).element

function initialOf(schema: Schema): unknown {
  const look = looks.get(schema as z.ZodType)
  if (look?.initial !== undefined) return look.initial
  const absent = (schema as z.ZodType).safeParse(undefined)
  if (absent.success) return absent.data
  const core = coreOf(schema)
  if (core instanceof z.ZodString) return ''
  if (core instanceof z.ZodBoolean) return false
  if (core instanceof z.ZodArray) return []
  if (core instanceof z.ZodTuple) return partsOf(core).map(([, part]) => initialOf(part))
  return core instanceof z.ZodEnum ? core.options[0] : null
}

/** Stored values, and the initial ones of all settings that they lack: they may come from an older version. */
export function filled<S extends Schema>(schema: S, stored?: Partial<z.output<S>>): z.output<S>
export function filled(schema: Schema, stored?: unknown): unknown {
  if (stored === undefined && schema instanceof z.ZodOptional) return schema.safeParse(undefined).data
  if ((stored ?? null) === null && (schema as z.ZodType).safeParse(null).success) return null
  const core = coreOf(schema)
  if (core instanceof z.ZodArray && Array.isArray(stored))
    return (stored as never[]).map((item) => filled(core.element, item))
  if (!(core instanceof z.ZodObject)) return stored ?? initialOf(schema)
  const known = (stored ?? {}) as Record<string, never>
  const parts = partsOf(core).map(([name, part]) => [name, filled(part, known[name])] as const)
  return { ...known, ...Object.fromEntries(parts.filter(([, value]) => value !== undefined)) }
}

/** The schema of some settings of a record. */
export const partOf = (record: z.ZodObject, names: string[]) =>
  record.pick(Object.fromEntries(names.map((name) => [name, true])) as Record<never, never>)
