import type { z } from '../../../contract/shape/zod.ts'

export type Shape = Record<string, z.ZodType>

/** The fields of an object, behind whatever is done to it afterwards. */
export function shapeOf(schema: z.ZodType | undefined): Shape {
  if (!schema) return {}
  const { type, ...def } = schema._zod.def as unknown as { type: string; shape?: Shape; in?: z.ZodType }
  return type === 'object' ? def.shape! : shapeOf(def.in)
}

export const fieldNames = (schema: z.ZodType) => Object.keys(shapeOf(schema))
