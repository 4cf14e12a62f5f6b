import type { z } from '../../../contract/shape/zod.ts'
import { translated } from '../../../language/t.ts'

export type FieldErrors = Record<string, string | undefined>

/** The first message for each field; an error of 'gallery.2' also counts for 'gallery'. */
export function byField(sentences: Iterable<[path: string, sentence: string]>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [path, sentence] of sentences) {
    errors[path.split('.')[0]!] ??= sentence
    errors[path] ??= sentence
  }
  return errors
}

/** The issues found by the schema, in the language of the page. */
export const issuesOf = (error: z.ZodError): FieldErrors =>
  byField(error.issues.map(({ path, message }) => [path.join('.'), translated(message)]))
