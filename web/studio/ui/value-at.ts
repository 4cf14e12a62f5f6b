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
