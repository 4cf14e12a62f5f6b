import type { FieldErrors } from './form-errors.ts'

interface NestedForm<Values> {
  values: Values
  errors: FieldErrors
  change: <Name extends keyof Values & string>(
    name: Name,
    next: (now: Values[Name]) => Values[Name],
    path: string,
  ) => void
  check: (name: keyof Values & string, path: string) => void
}

/** Fields named by path: 'address.street', 'hours.from'. */
export function nestedFields<Values extends object>({ values, errors, change, check }: NestedForm<Values>) {
  type Name = keyof Values & string
  const set = (path: string, value: unknown) => {
    const [name, ...rest] = path.split('.') as [Name, ...string[]]
    change(name, (now) => withText(now, rest.join('.'), value), path)
  }
  const wired = (path: string, setText: (text: string) => void) => ({
    name: path,
    value: textAt(values, path),
    error: errors[path],
    onChange: ({ target }: { target: { value: string } }) => setText(target.value),
    onBlur: () => check(path.split('.')[0] as Name, path),
  })
  return {
    wired,
    /** Sets a value that is not text. */
    setAt: set,
    field: (path: string) => wired(path, (text) => set(path, text)),
  }
}

/** The text at a path such as 'address.street'. */
export const textAt = (value: unknown, path: string) =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value) as string

/** A copy with another value at a path. */
export function withText<T>(value: T, path: string, text: unknown): T {
  if (path === '') return text as T
  const [key, ...rest] = path.split('.') as [string, ...string[]]
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
  copy[key] = withText(copy[key], rest.join('.'), text)
  return copy as T
}
