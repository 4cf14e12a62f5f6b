import type { z } from 'zod'

export type FieldErrors = Record<string, string | undefined>

/** The first sentence for each field, by the field's own name: 'gallery.2' belongs to 'gallery'. */
export function byField(sentences: Iterable<[path: string, sentence: string]>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [path, sentence] of sentences) errors[path.split('.')[0]!] ??= sentence
  return errors
}

export const issuesOf = (error: z.ZodError): FieldErrors =>
  byField(error.issues.map(({ path, message }) => [path.join('.'), message]))
