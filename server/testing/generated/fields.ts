import fc, { type Arbitrary } from 'fast-check'
import type { z } from '../../../contract/shape/zod.ts'
import { type PlaceholderName, placeholderOf, hostileValues, plausibleValues } from './values.ts'

export type Shape = Record<string, z.ZodType>

/** The fields of an object schema, behind its transforms and pipes. */
export function shapeOf(schema: z.ZodType | undefined): Shape {
  if (!schema) return {}
  const { type, ...def } = schema._zod.def as unknown as { type: string; shape?: Shape; in?: z.ZodType }
  return type === 'object' ? def.shape! : shapeOf(def.in)
}

export const fieldNames = (schema: z.ZodType) => Object.keys(shapeOf(schema))

/** Fields that refer to a row of a certain kind; the `id` of a path refers to the noun of the call. */
const rowOf: Record<string, PlaceholderName> = {
  serviceId: 'service',
  service: 'service',
  cat_id: 'category',
  author_id: 'author',
  slug: 'slug',
}

const brokenValue = fc.oneof(
  fc.constantFrom(...hostileValues),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
)

function validValue(schema: z.ZodType, brokenCount: number, row?: PlaceholderName): Arbitrary<unknown> {
  if (Object.keys(shapeOf(schema)).length > 0) return objectOf(schema, brokenCount)
  const values = plausibleValues.filter((value) => schema.safeParse(value).success)
  if (values.length === 0) throw new Error('No plausible value fits a field of the contract: add one.')
  const any = fc.constantFrom(...values)
  const mark = row && placeholderFor(schema, row)
  return mark ? fc.oneof({ weight: 4, arbitrary: mark }, { weight: 1, arbitrary: any }) : any
}

/** A slug in a body gets a new value, because an existing one would conflict. */
function placeholderFor(schema: z.ZodType, row: PlaceholderName): Arbitrary<string> | undefined {
  if (schema.safeParse(placeholderOf(row)).success) return fc.constant(placeholderOf(row))
  if (row !== 'slug') return undefined
  return fc.nat(1_000_000).map((number) => `new/${placeholderOf('post')}-${number}`)
}

/** An object in which `brokenCount` of twenty fields are broken, also in nested objects. */
const objectOf = (schema: z.ZodType | undefined, brokenCount: number, noun?: PlaceholderName) =>
  fc.record(
    Object.fromEntries(
      Object.entries(shapeOf(schema)).map(([name, field]) => [
        name,
        fc.oneof(
          {
            weight: 20,
            arbitrary: validValue(field, brokenCount, rowOf[name] ?? (name === 'id' ? noun : undefined)),
          },
          { weight: brokenCount, arbitrary: brokenValue },
          { weight: brokenCount && 1, arbitrary: fc.constant(undefined) },
        ),
      ]),
    ),
  )

const extra = fc.dictionary(
  fc.constantFrom('_id', 'role', 'constructor', 'toString', 'rating', 'é'),
  brokenValue,
  {
    maxKeys: 2,
  },
)

/** Each field is valid, broken or missing, mostly valid, so that many inputs reach the database. */
export function fieldsOf(schema: z.ZodType | undefined, noun?: PlaceholderName) {
  const one = (brokenCount: number) => objectOf(schema, brokenCount, noun)
  return fc.oneof(
    { weight: 3, arbitrary: one(0) },
    { weight: 3, arbitrary: one(3) },
    { weight: 1, arbitrary: fc.tuple(one(1), extra).map(([fields, more]) => ({ ...fields, ...more })) },
  )
}
