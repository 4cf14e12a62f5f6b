import { textAt, withText } from '../lib/text-at.ts'
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

/** Fields of a form that are named by their path: 'address.street', 'hours.from'. */
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
    /** Changes a part of the values that is no text. */
    setAt: set,
    field: (path: string) => wired(path, (text) => set(path, text)),
  }
}
