/** The text at a path such as 'address.street'. */
export const textAt = (value: unknown, path: string) =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value) as string

/** A copy with another value at the path. */
export function withText<T>(value: T, path: string, text: unknown): T {
  if (path === '') return text as T
  const [key, ...rest] = path.split('.') as [string, ...string[]]
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
  copy[key] = withText(copy[key], rest.join('.'), text)
  return copy as T
}
