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

/** The value at a path such as 'address.street'. */
export const valueAt = (value: unknown, path: string) =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value)

/** A copy with another value at a path. */
export function withValue<T>(value: T, path: string, next: unknown): T {
  if (path === '') return next as T
  const [key, ...rest] = path.split('.') as [string, ...string[]]
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
  copy[key] = withValue(copy[key], rest.join('.'), next)
  return copy as T
}
