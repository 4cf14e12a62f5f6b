import fc, { type Arbitrary } from 'fast-check'
import type { z } from '../../../contract/shape/zod.ts'
import { shapeOf } from './shape.ts'
import { type LiveName, liveMark, nasty, plausible } from './values.ts'

/** Fields that name a row of a certain kind; the `id` of a path is of the call's own noun. */
const rowOf: Record<string, LiveName> = {
  serviceId: 'service',
  service: 'service',
  cat_id: 'category',
  author_id: 'author',
  slug: 'slug',
}

const broken = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
)

function fits(schema: z.ZodType, wrongs: number, row?: LiveName): Arbitrary<unknown> {
  if (Object.keys(shapeOf(schema)).length > 0) return oneOf(schema, wrongs)
  const values = plausible.filter((value) => schema.safeParse(value).success)
  if (values.length === 0) throw new Error('No plausible value fits a field of the contract: add one.')
  const any = fc.constantFrom(...values)
  const mark = row && markOf(schema, row)
  return mark ? fc.oneof({ weight: 4, arbitrary: mark }, { weight: 1, arbitrary: any }) : any
}

/** Where a slug is written and not asked for, it is a new one. */
function markOf(schema: z.ZodType, row: LiveName): Arbitrary<string> | undefined {
  if (schema.safeParse(liveMark(row)).success) return fc.constant(liveMark(row))
  if (row !== 'slug') return undefined
  return fc.nat(1_000_000).map((number) => `new/${liveMark('post')}-${number}`)
}

/** An object of which so many fields in twenty are broken, in the objects within it too. */
const oneOf = (schema: z.ZodType | undefined, wrongs: number, noun?: LiveName) =>
  fc.record(
    Object.fromEntries(
      Object.entries(shapeOf(schema)).map(([name, field]) => [
        name,
        fc.oneof(
          { weight: 20, arbitrary: fits(field, wrongs, rowOf[name] ?? (name === 'id' ? noun : undefined)) },
          { weight: wrongs, arbitrary: broken },
          { weight: wrongs && 1, arbitrary: fc.constant(undefined) },
        ),
      ]),
    ),
  )

const extra = fc.dictionary(
  fc.constantFrom('_id', 'role', 'constructor', 'toString', 'rating', 'é'),
  broken,
  {
    maxKeys: 2,
  },
)

/** Each field fits, is broken or is missing, mostly the first, so that many reach the database. */
export function fieldsOf(schema: z.ZodType | undefined, noun?: LiveName) {
  const one = (wrongs: number) => oneOf(schema, wrongs, noun)
  return fc.oneof(
    { weight: 3, arbitrary: one(0) },
    { weight: 3, arbitrary: one(3) },
    { weight: 1, arbitrary: fc.tuple(one(1), extra).map(([fields, more]) => ({ ...fields, ...more })) },
  )
}
